import { isBrandTextKey, brandTextKeys } from '@comanda/domain/tenant/brand-texts.ts';
import { expect, test } from 'vitest';
import { cartTexts } from './areas/cart.ts';
import { menuTexts } from './areas/menu.ts';
import { placeholdersOf } from './testing/placeholders.ts';
import { listTexts } from './testing/list-texts.ts';
import { textsFor } from './texts.ts';

test('a brand replaces one text, and the others stay', () => {
  const wording = {
    'cart.empty': 'Nada en la brasa todavía.',
    'cart.emptyTry': '¿Le damos a {name}? {name} sale en minutos.',
  };
  const texts = cartTexts('es-CL', wording);
  expect(texts.empty).toBe('Nada en la brasa todavía.');
  expect(texts.emptyTry('$1 Doble')).toBe('¿Le damos a $1 Doble? $1 Doble sale en minutos.');
  expect(texts.checkout).toBe('Ir a pagar');
  expect(cartTexts('es-CL').empty).toBe('Aún no has agregado nada.');
  expect(cartTexts('es-CL', { 'cart.empty': 'Otra marca' }).empty).toBe('Otra marca');
});

test('a second call returns the same texts object, so that a screen is not rendered again', () => {
  const wording = { 'menu.searchHint': '¿Qué se te antoja?' };
  expect(menuTexts('es-MX', wording)).toBe(menuTexts('es-MX', wording));
  expect(cartTexts('es-MX', wording)).toBe(cartTexts('es-MX'));
});

test('each text that a brand may change exists and has the same placeholders', () => {
  const texts = listTexts(textsFor('es')).filter(({ path }) => isBrandTextKey(path));
  expect(texts.map(({ path }) => path).toSorted()).toEqual(Object.keys(brandTextKeys).toSorted());
  const names = texts.map(({ path, text }) => [path, placeholdersOf(text).length]);
  expect(names).toEqual(
    texts.map(({ path }) => [path, isBrandTextKey(path) ? brandTextKeys[path].length : null]),
  );
});
