import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A place in the database, such as `orders.lines`. */
type ColumnPlace = string;

/** The columns by their rows in docs/privacy.md. */
export type PersonalColumns = {
  personal: ReadonlySet<ColumnPlace>;
  /** Columns whose personal data an erasure leaves. */
  kept: ReadonlySet<ColumnPlace>;
  notPersonal: ReadonlySet<ColumnPlace>;
};

const page = join(import.meta.dirname, '../../../../docs/privacy.md');
const namesIn = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name);
const rowsOf = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** Reads the two tables of docs/privacy.md. */
export function readPersonalColumns(): PersonalColumns {
  const [, personal = '', others = ''] = readFileSync(page, 'utf8').split(/^## /mu);
  const rows = rowsOf(personal);
  const kept = rows.filter((cells) => cells[5] === 'kept');
  return {
    personal: new Set(rows.flatMap((cells) => namesIn(cells[1]))),
    kept: new Set(kept.flatMap((cells) => namesIn(cells[1]))),
    notPersonal: new Set(
      rowsOf(others).flatMap((cells) =>
        namesIn(cells[2]).map((column) => `${namesIn(cells[1])[0]}.${column}`),
      ),
    ),
  };
}
