const delimiters = ['\t', ';', ','] as const;

/**
 * Reads the cells of a table: a CSV file (RFC 4180) with commas or semicolons, or cells that were
 * copied from a spreadsheet, which stand between tabs. The first line decides which. Lines without
 * a filled cell count as rows, but not at the end. An apostrophe with which {@link csvLine} keeps a
 * text from being a formula is taken off.
 */
export function readTable(text: string): readonly (readonly string[])[] {
  const [firstLine = ''] = text.split('\n', 1);
  const delimiter = delimiters.find((each) => firstLine.includes(each)) ?? ',';
  const rows = rowsOf(text.replace(/^\uFEFF/u, ''), delimiter).map((row) =>
    row.map((cell) => cell.trim().replace(/^'(?=[=+\-@])/u, '')),
  );
  return rows.slice(0, rows.findLastIndex(isFilled) + 1);
}

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell !== '');

function rowsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += letter;
    else if (letter === delimiter) endCell();
    else if (letter === '\n') {
      endCell();
      rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  endCell();
  return rows;
}
