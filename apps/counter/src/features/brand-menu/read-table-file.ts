import type { Country } from '@comanda/domain/country/countries.ts';
import { textOfCell } from '@comanda/domain/draft/menu-table.ts';
import { tableLimits } from '@comanda/domain/draft/table-limits.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { readTable } from '@comanda/domain/text/read-table.ts';
import { tabbedCells } from '@comanda/domain/text/tabbed-cells.ts';

export type TableFileProblem = 'tooLarge' | 'tooLong' | 'unreadable';

/**
 * Reads a file as the text of a table: CSV as it is, a spreadsheet as cells between tabs. Refused:
 * more bytes or rows than the limits, and what is no table.
 * docs/rules/back-office.md#menu-as-a-table.
 */
export async function readTableFile(
  file: File,
  country: Country,
): Promise<Result<string, TableFileProblem>> {
  if (file.size > tableLimits.bytes) return refuse('tooLarge');
  const text = await textOf(file, country).catch(() => null);
  if (text === null) return refuse('unreadable');
  return readTable(text).length > tableLimits.rows + 1 ? refuse('tooLong') : accept(text);
}

async function textOf(file: File, country: Country): Promise<string> {
  if (!/\.xlsx$/iu.test(file.name)) return file.text();
  const { readSpreadsheet } = await import('./xlsx-file.ts');
  const rows = await readSpreadsheet(file);
  return tabbedCells(rows.map((row) => row.map((cell) => textOfCell(cell, country))));
}
