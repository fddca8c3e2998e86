// @ts-check
/**
 * A little picture of each automatism.
 *
 * A picture begins with the cell in its upper left corner. Then come its rows: `_` unknown, `.`
 * water, `#` ship, letters and digits as shots show them, with their colours; what `!` follows is
 * concluded. Then follow found ships (`G55-65`), places that are ruled out (`xG55-65`), points
 * (`44/55.`), and parts of lines: their colour, first and last cell (`g:44-84`).
 *
 * @type {Partial<Record<string, string>>}
 */
export const PICTURES = {
  'around-ship': '44 .! .! .! .! / .! G G .! / .! .! .! .! ; G55-65',
  diagonals: '44 .! _ .! / _ # _ / .! _ .!',
  'corner-cells': '11 .! _ _ / _ _ _ / _ _ _',
  'water-line': '44 .! .! .! .! .! ; g:44-84',
  'water-point': '44 .! .! / .! .! ; 44/55.',
  'fourth-cell': '44 . . / . #! ; 44/55#',
  'closed-run': '44 . . . . / . G! G! . / . . . . ; G55-65',
  'grows-one-way': '44 . . _ _ / . B #! #! / . . _ _',
  'digit-used-up': '44 _ _ _ / _ 1 _ / _ _ _ ; 44/55. 54/65#! 45/56#! 55/66#!',
  'digit-full': '44 _ _ _ / _ 2 _ / _ _ _ ; 44/55# 54/65# 45/56.! 55/66.!',
  'two-greens': '44 _ _ _ / _ 2 _ / _ _ _ ; g:45-65 g:54-56',
  'line-counted': '44 . # . # . ; r:64-64',
  'type-complete': '44 D . D / . . . / D . D ; D44 D64 D46 D66',
  'type-seen': '44 B _ _ _ / _ _ _ _ / _ _ _ B ; xB55-75',
  'no-ship-fits': '44 . . . / . .! . / . . .',
  'last-place': '44 . . . . / . G! G! . / . . . . ; G55-65',
  'alone-in-line': '44 _ # _ .! .! ; g:54-54',
  'centre-rule': '44 D . _ _ _ / . . _ _ _ ; D44 xD84',
  'tip-rule': '44 G G . _ _ / . . . _ _ ; G44-54 xG74-84',
  'side-rule': '44 B B B / . . . / _ _ _ ; B44-64 xB46-66',
  'colour-water-line': '44 _ _ 2 _ _ ; g:44-84',
  'colour-alone': '44 .! D .! .! .! ; g:54-54',
  'colour-outermost': '44 . . 1 _ _',
  'colour-between': '44 #! . 2 . #! ; r:54-74',
  'colour-excludes': '44 _ 2 _ _ / _ _ _ _ ; xD74',
  'digit-excludes': '44 _ _ _ / _ 3 _ / _ _ _ ; xG64-65',
  'water-lines-all-found': '44 . . . . . / _ _ _ _ _ ; g:44-84',
  'water-lines-all-needed': '44 .! .! .! .! .! / # _ _ _ _ ; g:44-84',
  'moored-all-found': '41 D . _ / . . _ / _ _ _ ; D41 xG61-62',
  'moored-all-needed': '41 _ _ _ / _ _ _ / _ _ _ ; xD53',
  bearing: '44 A A A A / . . . . / _ _ _ _ / _ _ _ _ ; A44-74 xG56-57',
  'shared-by-ship': '44 . . . . / _ B #! _ / . . . .',
  'shared-by-point': '44 . _ .! / . _ .! ; 44/55#',
  'water-points-counted': '44 _ _ _ / _ _ _ / _ _ _ ; 44/55. 54/65. 45/56#! 55/66#!',
  'shared-by-last': '44 . . . . / _ #! #! _ / . . . .',
  'shared-by-line': '44 . _ #! _ .',
  'ship-code': '44 _ _ _ _ / _ G G _ / _ _ _ _ ; G55-65 r:45-75',
  'code-excludes': '44 _ _ _ _ / _ _ _ _ / _ _ _ _ ; xG55-65 r:45-75',
  'lines-by-codes': '44 . . . . / _ # _ _ / # _ # _ ; g:44-74 g:55-55 r:56-56',
  'island-may-not-grow': '44 _ _ _ _ / _ _ _ _ / _ _ _ _ ; 44/55. 54/65. 64/75#! 45/56#! 55/66#!',
  'island-has-no-room': '44 _ _ _ _ / _ _ _ _ / _ _ _ _ ; 44/55# 54/65#! 64/75# 55/66#',
  'island-may-not-join': '44 _ _ _ _ / _ _ _ _ ; 44/55. 54/65#! 64/75.',
  'island-must-grow': '44 _ _ _ _ / _ _ _ _ / _ _ _ _ ; 44/55. 54/65.! 45/56#',
  'last-island': '44 _ _ _ _ / _ _ _ _ ; 44/55. 54/65.! 64/75.',
  'codes-distributed': '44 G G . . / . . . . / . . G G ; G44-54 G66-76 r:64-74',
  'code-used-up': '44 G G . . / . . . . / _ _ _ _ ; G44-54 xG66-76 r:64-74',
  'leaves-no-place': '44 . . . / _ _ _ / . . . ; xD55',
  'type-needs-room': '44 . . . . / _ _ _ _ / . . . . ; xD55',
  'code-either-way': '44 . . . . / _ G _ . / .! .! .! .',
  'refuted-water-line': '44 _ _ _ _ _ / _ . . . _',
  'refuted-point': '44 _ _ / _ _ ; 44/55#!',
  'refuted-place': '44 . . . . / _ _ _ _ / . . . . ; xB45-65',
};
