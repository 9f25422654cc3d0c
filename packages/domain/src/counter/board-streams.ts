/** Most boards of one store that may be open at one server. docs/rules/counter-board.md#live-board. */
export const maxBoardStreams = 150;
