/**
 * Writes rows as cells that are copied from a spreadsheet: tabs between them, and quotes around a
 * cell that has tabs, lines or quotes. `readTable` reads them back.
 */
export const tabbedCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n');

const quoted = (cell: string): string =>
  /[\t\r\n"]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
