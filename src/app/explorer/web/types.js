// @ts-check
/**
 * What the server sends. The types say what `src/games/smyoz/front/play/view.rs` says; this file has no code.
 *
 * A cell is named by two digits, column then row: `37`. A point is named after the cells to its
 * upper left and lower right: `44/55`. Statements are texts such as `44.`, `44#`, `44B`, `44:2`,
 * `44=rg`, `44/55.`.
 */

/**
 * @typedef {'game' | 'training' | 'puzzle'} Mode
 * @typedef {'hu' | 'en' | 'pl'} Lang
 * @typedef {'beginner' | 'advanced' | 'master' | 'grandmaster' | 'beyond'} Level
 */

/**
 * What is shown of a cell.
 * @typedef {object} CellView
 * @property {string} cell
 * @property {string | null} content `.` water, `#` ship, a letter for its type, `!` both
 * @property {number | null} digit
 * @property {string | null} colour `''`, `r`, `g`, `rr`, `gg`, `rg`
 * @property {[string | null, string | null]} strokes the row's line there, and the column's
 * @property {'clue' | 'shot' | 'mercy' | 'touched' | 'said' | 'concluded' | 'none'} from
 * @property {'none' | 'half' | 'all'} known
 * @property {boolean} z
 * @property {boolean} late
 * @property {boolean} changed
 * @property {boolean} suspicious
 */

/**
 * Cells and points.
 * @typedef {{cells: string[], points: string[]}} Spot
 */

/**
 * What an automatism concluded.
 * @typedef {{action: number, technique: string, text: string, about: Spot, because: Spot}} LogLine
 */

/**
 * The ships of a type.
 * @typedef {{letter: string, count: number, codes: string[] | null, found: string[]}} TypeView
 */

/**
 * Penalty points for what is used.
 * @typedef {object} Scale
 * @property {string} name
 * @property {number} minute
 * @property {number} shot
 * @property {number} late-shot
 * @property {number} placement
 * @property {number} automatism
 * @property {number[]} hint
 * @property {number[]} check
 * @property {number} wrong-claim
 * @property {number} mercy
 */

/**
 * What was used so far.
 * @typedef {object} Counters
 * @property {number} millis
 * @property {number} shots
 * @property {number} takenBack
 * @property {number} lateShots
 * @property {number} placements
 * @property {number} automatisms
 * @property {number[]} hints
 * @property {number[]} checks
 * @property {number} wrongClaims
 * @property {number} mercy
 */

/**
 * @typedef {object} WorkshopView
 * @property {'idle' | 'next' | 'target' | 'put'} phase
 * @property {string | null} target
 * @property {string[]} parts
 * @property {number} level how many placements are discarded together
 * @property {Spot} changed
 */

/**
 * @typedef {object} Asked
 * @property {'hint' | 'why' | 'check' | 'claim'} kind
 * @property {number} [stage]
 * @property {string} [cell]
 * @property {boolean} [right]
 * @property {string[] | null} [wrong]
 * @property {Spot} [about]
 */

/**
 * @typedef {object} Solution
 * @property {string[]} rows
 * @property {[string, string][]} strokes
 * @property {string[][]} islands
 * @property {string[]} inventory
 * @property {number | null} seed
 */

/**
 * All that is shown of a game.
 * @typedef {object} View
 * @property {Mode} mode
 * @property {string | null} [title] what its author calls the puzzle
 * @property {string | null} [note] what its author says to the solver
 * @property {Level | null} level of the puzzle, if it is rated
 * @property {number} cursor
 * @property {number} actions
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {CellView[]} cells
 * @property {string} points
 * @property {{lane: string, ships: string}[]} lanes
 * @property {TypeView[]} ships
 * @property {{waterLines: number | null, moored: number | null, islands: number[] | null}} inventory
 * @property {string[]} said
 * @property {LogLine[]} log
 * @property {{text: string, about: Spot, action: number} | null} suspicion
 * @property {WorkshopView} workshop
 * @property {{automatisms: string[], careful: boolean, doku: boolean, ownDrawing: boolean, scale: Scale}} settings
 * @property {Counters} counters
 * @property {number} pointsLost
 * @property {Asked | null} asked
 * @property {boolean} isSaved
 * @property {boolean} hasMercy
 * @property {boolean} canShoot
 * @property {boolean} allFound
 * @property {Solution | null} solution
 */

/**
 * A hint or a reason.
 * @typedef {{lines: string[], about: Spot, because: Spot, mark: object | null}} Help
 */

/**
 * The player's own path, and the one that `rate` would have taken: stages, steps, sentences.
 * @typedef {object} Paths
 * @property {string[]} own
 * @property {{level: Level, score: number, steps: number, hardest: string} | null} rating
 * @property {string[][][]} stages
 * @property {string | null} reason why there is no other path
 */

/**
 * @typedef {{id: string, level: Level, score: number, name: string, automatic: boolean}} Technique
 * @typedef {object} About
 * @property {string} kind
 * @property {string} id
 * @property {string} [size] of the board, where it varies
 * @property {number} shots
 * @property {Level} [level]
 * @property {number} [score]
 * @property {number} [stars] how hard it is among those of its level
 * @property {string} [title]
 * @property {string[]} picture what is shown, in rows that end with what is: `.` water, another sign for what lies there
 *
 * @typedef {About & {game?: string, claimed: boolean}} Listed
 * @typedef {object} Saved
 * @property {string} id
 * @property {string} [kind]
 * @property {number} changed in milliseconds since 1970
 * @property {Mode} [mode]
 * @property {number | null} [seed]
 * @property {number} [actions]
 * @property {number} [millis]
 * @property {boolean} [claimed]
 * @property {About | null} [puzzle]
 * @property {string} [damage] what is wrong with its file
 *
 * @typedef {{version: string, lang: Lang | null, levels: Level[], library: Listed[], saved: Saved[]}} Start
 */

export {};
