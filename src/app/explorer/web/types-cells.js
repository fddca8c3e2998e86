// @ts-check
/**
 * What the server sends of games whose cells are marked; Sea Battle has all of it. The types say what `src/games/sea_battle/front/play/view.rs`
 * says; this file has no code.
 */

/**
 * @typedef {'ship' | 'mine' | 'sweeper'} Piece
 * @typedef {{number: number | null, marked: number, state: 'open' | 'done' | 'wrong'}} CountView
 * @typedef {{piece: Piece, number: number, marked: number, columns: CountView[], rows: CountView[]}} CountsView
 */

/**
 * All that is shown of a game.
 * @typedef {object} CellsView
 * @property {'puzzle'} mode
 * @property {string | null} [title] what its author calls the puzzle
 * @property {string | null} [note] what its author says to the solver
 * @property {number} width
 * @property {number} height
 * @property {'none' | 'corners'} touch
 * @property {'straight' | 'any'} shapes
 * @property {number} cursor
 * @property {number} actions
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {string[]} rows `.#*+`, `?` for what is not known
 * @property {string[]} from `c` clue, `s` said, `a` drawn by itself, `-` not known
 * @property {Record<string, string>} given what cells show that are told
 * @property {string[]} [notes] what is noted in cells
 * @property {string[][]} finished the cells of each ship that is finished
 * @property {string[]} broken cells that break a rule
 * @property {CountsView[]} counts
 * @property {{mark: string, sign: string, meaning: string}[]} [signs] the marks of a game that brings no page of its own
 * @property {{length: number, count: number, finished: number}[]} fleet
 * @property {boolean} auto
 * @property {{millis: number, hints: number[], checks: number[]}} counters
 * @property {{kind: 'hint' | 'check', stage?: number, right?: boolean, count?: number, wrong?: string[] | null,
 *   about?: import('./types.js').Spot} | null} asked
 * @property {boolean} isFull
 * @property {string[] | null} solution
 */

/**
 * The page with such a game.
 * @typedef {import('./session.js').Session & {view: CellsView}} CellSession
 */

export {};
