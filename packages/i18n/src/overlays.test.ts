import { readdirSync } from 'node:fs';
import { locales } from '@comanda/domain/country/countries.ts';
import { describe, expect, test } from 'vitest';
import { mailsTexts } from './areas/mails.ts';
import { countNoun } from './plural.ts';
import { overlayFaults } from './testing/overlay-faults.ts';
import { placeholdersOf } from './testing/placeholders.ts';
import { listTexts } from './testing/list-texts.ts';
import { textsFor } from './texts.ts';
import { vocabularyFor } from './define-texts.ts';

const folderOf = (locale: string) => new URL(`${locale}/`, import.meta.url);
const namesIn = (locale: string) =>
  readdirSync(folderOf(locale)).map((file) => file.replace(/\.ts$/, ''));
/** Returns the export of a file: `public-menu.ts` exports `publicMenu`. */
const exportOf = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
async function load(folder: string, name: string): Promise<Record<string, object>> {
  const module: unknown = await import(new URL(`${folder}/${name}.ts`, import.meta.url).href);
  return Object.fromEntries(
    Object.entries(module ?? {}).map(([key, value]) => [key, Object(value)]),
  );
}
const isFunction = (value: unknown): value is (...parameters: readonly unknown[]) => object =>
  typeof value === 'function';

describe.each(locales.filter((locale) => locale !== 'es'))(
  'D the texts of %s that differ from the base',
  (locale) => {
    const shipped = new Map(
      listTexts({ ...textsFor(locale), mails: mailsTexts(locale) }).map(({ path, text }) => [
        path,
        text,
      ]),
    );
    const areas = namesIn(locale).filter((name) => name !== 'words' && name !== 'texts');

    test('the words of the locale differ from the base', async () => {
      expect(
        overlayFaults(vocabularyFor('es'), (await load(locale, 'words'))['words'] ?? {}),
      ).toEqual([]);
    });

    test.each(areas)(
      '%s: the overlay has only texts of the base, each different, with the same parameters, wired in its area',
      async (name) => {
        const makeBase = (await load('es', name))[exportOf(name)];
        if (!isFunction(makeBase)) throw new Error(`es/${name}.ts makes no texts`);
        const own = (await load(locale, name))[exportOf(name)] ?? {};
        expect(overlayFaults(makeBase(vocabularyFor(locale)), own)).toEqual([]);
        expect(
          listTexts(own).filter(
            ({ path, text }) => shipped.get(`${exportOf(name)}.${path}`) !== text,
          ),
        ).toEqual([]);
      },
    );
  },
);

test('an overlay that repeats the base, has an unknown key or asks for another parameter is reported', () => {
  const base = {
    title: 'Tu carrito',
    free: (amount: string) => `Te faltan ${amount}`,
    kinds: { home: 'Casa' },
    missing: ({ count, groups }: { count: number; groups: string }) =>
      `${countNoun(count, 'opción', 'opciones')}: ${groups}`,
  };
  const own = {
    title: 'Tu carrito',
    free: () => 'Te falta poco',
    kinds: { work: 'Trabajo' },
    missing: ({ count }: { count: number }) => `Faltan ${count}`,
  };
  expect(overlayFaults(base, own)).toEqual([
    'title: says what the base says',
    'free: asks for nothing, the base for 0',
    'kinds.work: the base has no such text',
    'missing: asks for 0.count, the base for 0.count, 0.groups',
  ]);
  expect(
    overlayFaults(base, { title: 'Tu carro', free: (amount: string) => `Faltan ${amount}` }),
  ).toEqual([]);
});

test('the parameters of a text are found in counts, lists and comparisons', () => {
  expect(placeholdersOf((count: number) => (count === 1 ? 'uno' : `${count}`))).toEqual(['0']);
  expect(placeholdersOf(({ back }: { back: string }) => `agotado · ${back.toLowerCase()}`)).toEqual(
    ['0.back.toLowerCase'],
  );
  expect(placeholdersOf('Guardar')).toEqual([]);
});
