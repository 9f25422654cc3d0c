import { locales } from '@comanda/domain/country/countries.ts';
import { expect, test } from 'vitest';
import { textsOfLocale } from './texts-of-locale.ts';

test.each(locales)('the texts of %s reach the browser whole as JSON of the page', (locale) => {
  const texts = textsOfLocale(locale);
  expect(JSON.parse(JSON.stringify(texts))).toStrictEqual(texts);
});
