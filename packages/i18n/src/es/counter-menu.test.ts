import { locales } from '@comanda/domain/country/countries.ts';
import { pictureProblems } from '@comanda/domain/menu-edits/menu-picture.ts';
import { expect, test } from 'vitest';
import { counterMenuTexts } from '../areas/counter-menu.ts';

test.each(locales)('in %s a refused picture has a text that names the limit', (locale) => {
  const { problems } = counterMenuTexts(locale).picture;
  expect(Object.keys(problems).toSorted()).toEqual([...pictureProblems].toSorted());
  expect(problems.tooBig).toMatch(/4 MB y 4000 píxeles/);
  expect(problems.tooMuchToDecode).toMatch(/más de 64 MB/);
  expect(problems.tooSmall).toMatch(/320 píxeles/);
});
