/**
 * Most bytes and rows of a file that is read as the table of a menu, and most bytes to which it may
 * unpack. docs/rules/back-office.md#menu-as-a-table.
 */
export const tableLimits = {
  bytes: 4 * 1_024 * 1_024,
  rows: 5_000,
  unpackedBytes: 64 * 1_024 * 1_024,
} as const;
