import { expect, test } from 'vitest';
import { fewestFlows } from './flows/all-flows.ts';
import { runCardSearch } from './run-card-search.ts';

/** It takes about 20 s on an idle machine: a PostgreSQL of its own is made first. */
const testTimeoutMs = 300_000;

test(
  'after card payments, broken requests and a killed server, no card number and no security code is in a table, file, log, trace, metric or answer',
  { timeout: testTimeoutMs },
  async () => {
    const { places, missed, planted, outcomes, kills, references } = await runCardSearch({
      flows: fewestFlows,
      servers: 1,
      shoppers: 4,
    });
    // The search finds what it hides itself, in every place, table and spelling.
    expect(missed).toEqual([]);
    expect(planted).toBeGreaterThan(places.length);
    expect(places.flatMap(({ name, found }) => found.map((one) => [name, one]))).toEqual([]);
    // The flows did what they should: cards paid, wrong codes and stray numbers were refused, a
    // server died.
    expect(outcomes.get('credomatic, American Express at once: completed')).toBe(1);
    expect(outcomes.get('credomatic, a code of the wrong form: 422')).toBe(1);
    expect(outcomes.get('stray, in the fields of an order: 422')).toBe(1);
    expect(outcomes.get('stray, in bodies that cannot be read: 413 415 422')).toBe(1);
    expect(kills).toBeGreaterThan(0);
    expect(references).toBeGreaterThan(100);
  },
);
