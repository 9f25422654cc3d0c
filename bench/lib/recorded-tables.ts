import { writeFileSync } from 'node:fs';
import type { Table } from './figure.ts';

const recorded: Table[] = [];
let hasYardstick = true;

/**
 * Keeps a printed table. With BENCH_REPORT, the file of that name holds all tables of the program
 * so far, as JSON in which NaN is null.
 */
export function recordTable(table: Table): void {
  recorded.push(table);
  const file = process.env['BENCH_REPORT'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(recorded));
}

/** Says that this machine lacks the program beside which the bench measures. */
export function noteMissingYardstick(): void {
  hasYardstick = false;
}

/** The tables that a program printed since the last call. */
export type Measured = { tables: readonly Table[]; hasYardstick: boolean };

export function takeMeasured(): Measured {
  const measured = { tables: recorded.splice(0), hasYardstick };
  hasYardstick = true;
  return measured;
}
