/** Most boards that may be open at one server. docs/rules/counter-board.md#open-boards. */
export const maxBoardStreams = {
  /**
   * Of one staff member, on all devices. Boards whose tablet lost its network count until the
   * server notices.
   */
  person: 20,
  /** Of one store. */
  store: 300,
  /** Of all brands. */
  server: 2_000,
} as const;
