// @ts-check
/**
 * The texts of the bench.
 * @type {Record<string, {hu: string, en: string}>}
 */
export const BENCH_TEXTS = {
  bench: { hu: 'Szerkesztőasztal', en: 'Bench' },
  'bench-open': { hu: 'Szerkesztés', en: 'Compose' },
  'bench-about': {
    hu: 'Saját rejtvény kézzel: rajzolj elrendezést, válaszd ki a lövéseket, és rögtön látod, mit hagynak nyitva.',
    en: 'Compose by hand: draw a layout, choose the shots, and see at once what they leave open.',
  },
  'bench-tool': { hu: 'Mit teszel a táblára?', en: 'What do you put on the board?' },
  'bench-draw': { hu: 'Hajók', en: 'Ships' },
  'bench-shots': { hu: 'Lövések', en: 'Shots' },
  'bench-draw-about': {
    hu: 'Hajót húzással rajzolhatsz a mezőkre; kattintásra lekerül. Billentyűvel: szóköz, nyilak, szóköz.',
    en: 'Drag a ship along its cells; a click on a ship takes it away. By keys: Space, arrows, Space.',
  },
  'bench-shots-layout': {
    hu: 'A mezőre kattintva lövés kerül oda, vagy lekerül onnan; az elrendezés mondja meg, mit mutat.',
    en: 'A click puts a shot or takes it away; the layout says what it shows.',
  },
  'bench-shots-about': {
    hu: 'Válaszd ki, mit mutat a lövés, és kattints a mezőre. Kész elrendezéssel ezt a rajz mondja meg.',
    en: 'Choose what the shot shows, and click at its cell. With a whole layout the drawing says it.',
  },
  'bench-drawing': { hu: 'Rajz', en: 'Drawing' },
  'bench-unfinished': {
    hu: 'Eddig szabályos; még hiányoznak hajók.',
    en: 'The rules are kept; ships are missing still.',
  },
  'bench-layout': { hu: 'Kész, szabályos elrendezés.', en: 'A whole layout that keeps the rules.' },
  'bench-too-many': { hu: 'Túl sok: {ship}', en: 'Too many: {ship}' },
  'bench-empty': { hu: 'üres', en: 'empty' },
  'bench-assay': { hu: 'Mit hagy nyitva?', en: 'What it leaves open' },
  'bench-unique': { hu: 'Pontosan egy megfejtése van.', en: 'It has exactly one solution.' },
  'bench-count': { hu: '{count} elrendezés felel meg.', en: '{count} layouts fit.', one: '{count} layout fits.' },
  'bench-count-more': { hu: 'Legalább {count} elrendezés felel meg.', en: 'At least {count} layouts fit.', one: 'At least {count} layout fits.' },
  'bench-hardest': { hu: 'legnehezebb: {name}', en: 'hardest: {name}' },
  'bench-can-spare': { hu: 'Elhagyható: {clues}', en: 'Can be spared: {clues}' },
  'bench-conflict': { hu: 'Ezek ellentmondanak egymásnak: {clues}', en: 'These contradict each other: {clues}' },
  'bench-fewest': { hu: 'kevés lövés', en: 'few shots' },
  'bench-complete': { hu: 'Kiegészítés', en: 'Complete' },
  'bench-spare': { hu: 'A fölöslegesek elhagyása', en: 'Spare what can be spared' },
  'bench-save': { hu: 'Mentés', en: 'Save' },
  'bench-play': { hu: 'Kipróbálom', en: 'Play it' },
  'bench-json': { hu: 'Rejtvényfájl', en: 'Puzzle file' },
  'bench-solution': { hu: 'Megfejtés PDF-ben', en: 'Solution PDF' },
  'rule-corner': { hu: 'Sarok-szabály', en: 'Corner rule' },
  'rule-tip': { hu: 'Csúcs-szabály', en: 'Tip rule' },
  'rule-mooring': { hu: 'Kikötési szabály', en: 'Mooring rule' },
  'rule-centre': { hu: 'Centrum-szabály', en: 'Centre rule' },
  'rule-side': { hu: 'Oldal-szabály', en: 'Side rule' },
};
