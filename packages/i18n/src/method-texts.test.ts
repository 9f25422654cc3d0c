import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { methodTexts } from './method-texts.ts';

const fileOf = (name: string): string =>
  `${name.replaceAll(/[A-Z]/gu, (capital) => `-${capital.toLowerCase()}`)}.ts`;

test('every file of the folder has the texts of a method, by its name', () => {
  const files = readdirSync(join(import.meta.dirname, 'es/methods'));
  expect(files.toSorted()).toEqual(Object.keys(methodTexts).map(fileOf).toSorted());
});

test('a method is named inside of a sentence as in a list, unless its texts say more', () => {
  expect(methodTexts.chek).toMatchObject({ name: 'Chek', with: 'con Chek', short: 'Chek' });
  expect(methodTexts.oneclick).toMatchObject({ with: 'con tarjeta guardada', short: 'Oneclick' });
  expect(methodTexts.cash).toMatchObject({ name: 'efectivo', with: 'en efectivo' });
});
