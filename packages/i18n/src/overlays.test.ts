import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { emailsTexts } from './areas/emails.ts';
import { read, walk } from './testing/walk.ts';
import { textsFor } from './texts.ts';
import { wordsFor } from './translate.ts';

const folderOf = (locale: string) => new URL(`${locale}/`, import.meta.url);
const namesIn = (locale: string) => readdirSync(folderOf(locale)).map((file) => file.replace(/\.ts$/, ''));
async function load(folder: string, name: string): Promise<Record<string, object>> {
  const module: unknown = await import(new URL(`${folder}/${name}.ts`, import.meta.url).href);
  return Object.fromEntries(Object.entries(module ?? {}).map(([key, value]) => [key, Object(value)]));
}
const isFunction = (value: unknown): value is (...parameters: readonly unknown[]) => object => typeof value === 'function';

describe.each(['es-CL', 'es-GT', 'es-MX'] as const)('what %s says otherwise', (locale) => {
  const shipped = new Map(walk({ ...textsFor(locale), emails: emailsTexts(locale) }).map(({ path, text }) => [path, text]));
  const areas = namesIn(locale).filter((name) => name !== 'words');

  test('its words differ from the base', async () => {
    const base = new Map(Object.entries(wordsFor('es')));
    const own = Object.entries((await load(locale, 'words'))['words'] ?? {});
    expect(own.filter(([word, text]) => !base.has(word) || base.get(word) === text)).toEqual([]);
  });

  test.each(areas)('%s: only texts of the base, each different, each wired in its area', async (name) => {
    const makeBase = (await load('es', name))[name];
    if (!isFunction(makeBase)) throw new Error(`es/${name}.ts makes no texts`);
    const base = new Map(walk(makeBase(wordsFor(locale))).map(({ path, text }) => [path, text]));
    const own = walk((await load(locale, name))[name] ?? {});
    expect(own.filter(({ path, text }) => !base.has(path) || read(base.get(path)) === read(text))).toEqual([]);
    expect(own.filter(({ path, text }) => shipped.get(`${name}.${path}`) !== text)).toEqual([]);
  });
});
