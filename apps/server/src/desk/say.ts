/** What operators' commands say, to standard output. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Says what is wrong, to standard error, and that the command failed. */
export function complain(line: string): false {
  process.stderr.write(`${line}\n`);
  return false;
}

/** Columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Words of a command, and what follows `flag` as one text; empty when it is not there. */
export function splitAt(words: readonly string[], flag: string): { words: readonly string[]; text: string } {
  const at = words.indexOf(flag);
  if (at < 0) return { words, text: '' };
  const text = words
    .slice(at + 1)
    .join(' ')
    .trim();
  return { words: words.slice(0, at), text };
}
