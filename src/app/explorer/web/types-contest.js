// @ts-check
/**
 * What the server sends of a contest.
 *
 * @typedef {import('./types.js').Lang} Lang
 *
 * What a seat sees.
 * @typedef {object} SeatView
 * @property {string} run the run of the server
 * @property {number} version how much has changed in that run
 * @property {Lang | null} lang the language that was asked of the command
 * @property {Lang[]} langs the languages that the game speaks
 * @property {string} game the name of the game
 * @property {number} seat from 1
 * @property {string[]} seats who sits where
 * @property {{seat: number, code: string, text: string}[]} invitations to seats that nobody has taken
 * @property {'hiding' | 'playing' | 'over'} stage
 * @property {string} said what the seat must do, or what has happened
 * @property {string | null} broken why the record cannot be continued
 * @property {boolean} [ready] whether this seat has hidden what it hides
 * @property {any} [hides] what can be hidden, as the game says it
 * @property {number | null} [turn]
 * @property {any} [board] what the seat sees, as the game says it
 * @property {string[]} [log] the moves in words
 * @property {boolean} [open] whether nothing is hidden
 * @property {boolean} [takes_back]
 * @property {number[]} [winners]
 * @property {string[][] | null} [revealed] what the seats hid
 *
 * @typedef {{steps: string[], chances: Record<string, number>}} Advice
 * @typedef {{moves: {number: number, seat: number, played: string, lost: number, text: string}[], players: string[]}} Review
 *
 * What a game brings to the table.
 * @typedef {object} TableGame
 * @property {(table: import('./table.js').Table) => import('./dom.js').Child[]} boards
 * @property {(table: import('./table.js').Table) => import('./dom.js').Child[]} hiding
 * @property {(table: import('./table.js').Table, event: KeyboardEvent) => void} press
 * @property {string} [odds] the text of what shows how good each move is
 * @property {boolean} [isCertain] whether it can be asked what is certain
 * @property {boolean} [isPrinted] whether the record is printed
 */
export {};
