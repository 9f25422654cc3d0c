import { locales } from '@comanda/domain/country/countries.ts';
import { describe, expect, test } from 'vitest';
import { mailsTexts } from './areas/mails.ts';
import { ordersTexts } from './areas/orders.ts';
import { renderText, listTexts } from './testing/list-texts.ts';
import { textsFor } from './texts.ts';
import { vocabularyFor } from './define-texts.ts';

const everything = (locale: (typeof locales)[number]) => ({
  ...textsFor(locale),
  mails: mailsTexts(locale),
});

/** Returns the paths of the texts that match a pattern. */
const pathsOf = (texts: ReturnType<typeof listTexts>, pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(renderText(text))).map(({ path }) => path);

describe.each(locales)('in %s', (locale) => {
  const texts = listTexts(everything(locale)).filter(({ path }) => !path.startsWith('errors.'));

  test('every text reads as a sentence without gaps or double spaces', () => {
    expect(pathsOf(texts, /undefined|null|\[object|NaN| {2}|^ | $/)).toEqual([]);
  });

  test('only hints may be empty', () => {
    const empty = texts.filter(({ text }) => text === '').map(({ path }) => path);
    expect(empty).toEqual(['checkout.deliveryOptions.waitOutside.hint']);
  });

  test('texts address the shopper as tú', () => {
    expect(
      pathsOf(texts, /\busted\b|\b(haga|elija|agregue|ingrese|escriba|intente|revise)\b/i),
    ).toEqual([]);
  });
});

test('a locale has exactly the keys of the base', () => {
  const keys = listTexts(everything('es')).map(({ path }) => path);
  for (const locale of locales)
    expect(listTexts(everything(locale)).map(({ path }) => path)).toEqual(keys);
});

test.each([
  ['es-CL', 'carro', 'Delivery', 'Retiro en local', 'Locales', 'Depto / Oficina', 'vuelto'],
  [
    'es-GT',
    'carrito',
    'A domicilio',
    'Para recoger',
    'Restaurantes',
    'Apartamento / Oficina',
    'vuelto',
  ],
  ['es-PE', 'carrito', 'Delivery', 'Recojo en tienda', 'Tiendas', 'Dpto. / Oficina', 'vuelto'],
  ['es-MX', 'carrito', 'A domicilio', 'Recoger en sucursal', 'Sucursales', 'Interior', 'cambio'],
] as const)('the words of %s are those of its country', (locale, ...expected) => {
  const { cart, delivery, pickup, stores, unit, change } = vocabularyFor(locale);
  expect([cart, delivery, pickup, stores, unit, change]).toEqual(expected);
});

test('a mail uses the words of its country', () => {
  expect(ordersTexts('es-CL').end.reasons.restaurant).toMatch(/^El local no pudo preparar/);
  expect(ordersTexts('es-MX').end.reasons.restaurant).toMatch(/^La sucursal no pudo preparar/);
  expect(mailsTexts('es-GT').deliveryAlarms['food returning']).toContain('vuelve al restaurante');
});

test('a text uses the words of its country', () => {
  expect(textsFor('es-CL').cart.missingToFree('$4.010')).toBe(
    'Te faltan $4.010 para el delivery gratis',
  );
  expect(textsFor('es-MX').cart.missingToFree('$75.00')).toBe(
    'Te faltan $75.00 para el envío gratis',
  );
  expect(textsFor('es-CL').cart.emptyTry('una Doble Brasa')).toBe(
    'Tu carro está vacío. ¿Partimos por una Doble Brasa?',
  );
  expect(textsFor('es-GT').cart.emptyTry('un pepián')).toBe(
    'Tu carrito está vacío. ¿Empezamos por un pepián?',
  );
  expect(textsFor('es-CL').dispatch.pickupConfirm('Ñuñoa')).toBe('Retirar en Ñuñoa');
  expect(textsFor('es-MX').dispatch.pickupConfirm('Roma')).toBe('Recoger en Roma');
});

test('Peru says celular and referencia, and picks up by recojo', () => {
  const { common, dispatch, fields } = textsFor('es-PE');
  expect([common.phone, fields.requiredIn.phone, fields.firstDigit('9')]).toEqual([
    'Celular',
    'Escribe tu celular.',
    'Escribe un celular: empieza con 9.',
  ]);
  expect([dispatch.fields.municipality, dispatch.note]).toEqual(['Distrito', 'Referencia']);
});

test('one item has the singular, and more items have the plural', () => {
  const { cart, menu, fields } = textsFor('es');
  expect([0, 1, 2].map(cart.count)).toEqual(['0 productos', '1 producto', '2 productos']);
  expect([1, 3].map(menu.searchCount)).toEqual(['1 resultado', '3 resultados']);
  expect([1, 2].map(menu.itemLimitReached)).toEqual([
    'Puedes elegir esta opción hasta 1 vez.',
    'Puedes elegir esta opción hasta 2 veces.',
  ]);
  expect([1, 8].map(fields.minLength)).toEqual([
    'Escribe al menos 1 carácter.',
    'Escribe al menos 8 caracteres.',
  ]);
});

/** Words that have another meaning outside their country. Each belongs in an overlay. */
test.each(['es', 'es-GT', 'es-MX', 'es-PE'] as const)(
  'no text in %s has a word that only Chile uses',
  (locale) => {
    const texts = listTexts(everything(locale));
    expect(
      pathsOf(
        texts,
        /\b(partimos|calza\w*|recién|retira\w*|retiro|carro|boleta|citófono|depto|comuna|pasar? a buscar\w*)\b/i,
      ),
    ).toEqual([]);
  },
);

test('no text has words in capitals or double exclamation marks', () => {
  for (const locale of locales)
    expect(pathsOf(listTexts(everything(locale)), /!!|\p{Lu}{5,}/u)).toEqual([]);
});

test('every question and exclamation has its opening and closing mark', () => {
  const marks = (text: string) => ['¿', '?', '¡', '!'].map((mark) => text.split(mark).length);
  const texts = listTexts(everything('es-CL')).filter(({ text }) => {
    const [asks, asked, calls, called] = marks(renderText(text));
    return asks !== asked || calls !== called;
  });
  expect(texts.map(({ path }) => path)).toEqual([]);
});

test('the text of a missing option names the option and the number', () => {
  const { menu } = textsFor('es-CL');
  expect(menu.missingIn({ count: 2, groups: 'punto de la carne y tu pan' })).toBe(
    'Faltan 2 opciones: punto de la carne y tu pan',
  );
  expect(menu.missingIn({ count: 1, groups: 'tu pan' })).toBe('Falta 1 opción: tu pan');
  expect(menu.closedOpensOn({ day: 'lunes', time: '12:30' })).toBe(
    'Cerrado · abre el lunes a las 12:30',
  );
  expect(menu.availableFrom({ day: 'mañana', time: '12:30' })).toBe(
    'Disponible mañana desde las 12:30',
  );
});
