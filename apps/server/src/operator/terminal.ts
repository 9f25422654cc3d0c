/** Prints a line of an operator's command to standard output. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** Says what is wrong, to standard error, and that the command failed. */
export function printProblem(line: string): false {
  process.stderr.write(`${line}\n`);
  return false;
}

/** Columns as wide as their widest cell. */
export function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Words of a command, and what follows `flag` as one text; empty when it is not there. */
export function splitAtFlag(
  words: readonly string[],
  flag: string,
): { words: readonly string[]; text: string } {
  const index = words.indexOf(flag);
  if (index < 0) return { words, text: '' };
  const text = words
    .slice(index + 1)
    .join(' ')
    .trim();
  return { words: words.slice(0, index), text };
}
