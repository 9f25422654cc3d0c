/** A value of a cell. Numbers stay numbers, also negative ones. */
export type CsvValue = string | number;

/** First characters with which a spreadsheet begins a formula. */
const formulaStart = /^[=+\-@\t\r]/u;

/**
 * Returns one line of a CSV file (RFC 4180), ended by CRLF. A text that a spreadsheet would run as
 * a formula gets an apostrophe before it. docs/rules/counter-money.md#csv-of-a-day.
 */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`;

/** Begins a UTF-8 file, so that spreadsheets read its accents. */
export const byteOrderMark = '\uFEFF';

function cell(value: CsvValue): string {
  if (typeof value === 'number') return String(value);
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
