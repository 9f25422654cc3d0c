/** A bench of `npm run bench`, and its program in bench/. */
export type BenchProgram = { name: string; file: string };

const bench = (name: string, file = `${name}.ts`): BenchProgram => ({ name, file });

/**
 * In the order in which `npm run bench -- all` runs them, one at a time: first those that count,
 * then the browser, then the loads, and last the longest. A smoke run has the same order: the board
 * of the counter must be measured before others place orders.
 */
export const benches: readonly BenchProgram[] = [
  bench('packages'),
  bench('scripts'),
  bench('cards', 'card-numbers.ts'),
  bench('board'),
  bench('back-office'),
  bench('page'),
  bench('search'),
  bench('start'),
  bench('menu'),
  bench('price'),
  bench('slots'),
  bench('pay'),
  bench('order'),
  bench('login'),
  bench('import'),
  bench('neighbours'),
  bench('memory'),
];
