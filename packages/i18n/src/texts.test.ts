import { describe, expect, test } from 'vitest';
import { emailsTexts } from './areas/emails.ts';
import { locales } from './locales.ts';
import { read, walk } from './testing/walk.ts';
import { textsFor } from './texts.ts';
import { wordsFor } from './translate.ts';

const everything = (locale: (typeof locales)[number]) => ({ ...textsFor(locale), emails: emailsTexts(locale) });

/** Where a text is read that matches. */
const pathsOf = (texts: ReturnType<typeof walk>, pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(read(text))).map(({ path }) => path);

describe.each(locales)('in %s', (locale) => {
  const texts = walk(everything(locale)).filter(({ path }) => !path.startsWith('errors.'));

  test('every text reads as a sentence: no hole, no double space', () => {
    expect(pathsOf(texts, /undefined|null|\[object|NaN| {2}|^ | $/)).toEqual([]);
  });

  test('nothing is left empty but the hints that have nothing to add', () => {
    const empty = texts.filter(({ text }) => text === '').map(({ path }) => path);
    expect(empty).toEqual(['checkout.deliveryOptions.waitOutside.hint']);
  });

  test('people are spoken to as tú', () => {
    expect(pathsOf(texts, /\busted\b|\b(haga|elija|agregue|ingrese|escriba|intente|revise)\b/i)).toEqual([]);
  });
});

test('a locale has exactly the keys of the base', () => {
  const keys = walk(everything('es')).map(({ path }) => path);
  for (const locale of locales) expect(walk(everything(locale)).map(({ path }) => path)).toEqual(keys);
});

test.each([
  ['es-CL', 'carro', 'Delivery', 'Retiro en local', 'Local', 'Comuna', 'Depto / Oficina', 'Cuotas', 'vuelto'],
  ['es-GT', 'carrito', 'A domicilio', 'Para recoger', 'Restaurante', 'Municipio', 'Apartamento / Oficina', 'Cuotas', 'vuelto'],
  [
    'es-MX',
    'carrito',
    'A domicilio',
    'Recoger en sucursal',
    'Sucursal',
    'Alcaldía o municipio',
    'Interior',
    'Meses sin intereses',
    'cambio',
  ],
] as const)('the words of %s are those of its people', (locale, ...expected) => {
  const { cart, delivery, pickup, store, area, unit, instalments, change } = wordsFor(locale);
  expect([cart, delivery, pickup, store, area, unit, instalments, change]).toEqual(expected);
});

test('a text speaks the words of the country', () => {
  expect(textsFor('es-CL').cart.viewWith({ count: 3, total: '$15.990' })).toBe('Ver carro, 3 productos, $15.990');
  expect(textsFor('es-MX').cart.viewWith({ count: 1, total: '$189.00' })).toBe('Ver carrito, 1 producto, $189.00');
  expect(textsFor('es-CL').cart.missingToFree('$4.010')).toBe('Te faltan $4.010 para el delivery gratis');
  expect(textsFor('es-MX').cart.missingToFree('$75.00')).toBe('Te faltan $75.00 para el envío gratis');
  expect(textsFor('es-MX').payments.instalmentsOf(3)).toBe('3 meses sin intereses');
});

test('a missing option says which, and how many', () => {
  const { menu } = textsFor('es-CL');
  expect(menu.missingIn({ count: 2, groups: 'punto de la carne y tu pan' })).toBe('Faltan 2 opciones: punto de la carne y tu pan');
  expect(menu.missingIn({ count: 1, groups: 'tu pan' })).toBe('Falta 1 opción: tu pan');
  expect(menu.closedOpensOn({ day: 'lunes', time: '12:30' })).toBe('Cerrado · abre el lunes a las 12:30');
  expect(menu.availableFrom({ day: 'mañana', time: '12:30' })).toBe('Disponible mañana desde las 12:30');
});
