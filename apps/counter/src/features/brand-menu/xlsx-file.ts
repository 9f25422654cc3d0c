import { readSheet } from 'read-excel-file/universal';
import writeExcelFile from 'write-excel-file/universal';

/**
 * Spreadsheets of the menu. Only the dialog of the table loads this file, because of the libraries.
 */
type Cell = string | number | null;

/** Returns a spreadsheet (.xlsx) of rows, whose first row is bold and stays in view. */
export const writeSpreadsheet = (rows: readonly (readonly Cell[])[]): Promise<Blob> =>
  writeExcelFile(
    rows.map((row, at) => row.map((value) => (value === null ? null : cellOf(value, at === 0)))),
    { stickyRowsCount: 1, columns: widths.map((width) => ({ width })) },
  ).toBlob();

/** Widths of the columns in letters. */
const widths = [12, 22, 34, 60, 12, 12];

const cellOf = (value: string | number, isBold: boolean) => ({
  value,
  ...(isBold && { fontWeight: 'bold' as const }),
});

/** Reads the cells of the first sheet. Rejects for a file that is no spreadsheet. */
export const readSpreadsheet = (file: Blob): Promise<readonly (readonly unknown[])[]> =>
  readSheet(file);
