import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allEndpoints } from './all-endpoints.ts';
import { endpointsOf } from './endpoints-of.ts';

const here = import.meta.dirname;

/** The starts of payments follow from the payment methods. */
const isStart = (name: string): boolean => name.startsWith('payWith');

test('the list has every endpoint that a file of the contract exports, each by its own name', async () => {
  const files = globSync('{,counter/}*.ts', { cwd: here }).filter(
    (file) => !/(?:\.test|^all-endpoints)\.ts$/.test(file),
  );
  const exported: string[] = [];
  for (const file of files) {
    const found: object = await import(join(here, file));
    exported.push(...Object.keys(endpointsOf(found)));
  }
  const withoutStarts = (names: readonly string[]) =>
    names.filter((name) => !isStart(name)).toSorted();
  expect(withoutStarts(exported)).toEqual(withoutStarts(Object.keys(allEndpoints)));
  for (const [name, endpoint] of Object.entries(allEndpoints)) expect(endpoint.name).toBe(name);
});
