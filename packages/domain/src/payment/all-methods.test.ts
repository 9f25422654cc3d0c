import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allMethods } from './all-methods.ts';

const fileOf = (name: string): string =>
  `${name.replaceAll(/[A-Z]/gu, (capital) => `-${capital.toLowerCase()}`)}.ts`;

test('every file of the folder is a method of the list, by its name', () => {
  const files = readdirSync(join(import.meta.dirname, 'methods'));
  expect(files.toSorted()).toEqual(Object.keys(allMethods).map(fileOf).toSorted());
});

test('the names in addresses, the priorities and the types of saved cards are unique', () => {
  const all = Object.values(allMethods);
  const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
  unique(all.map(({ priority }) => priority));
  unique(all.flatMap((method) => ('slug' in method ? [method.slug] : [])));
  unique(all.flatMap((method) => ('cardType' in method ? [method.cardType] : [])));
});
