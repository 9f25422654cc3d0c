import { checkAvailability } from '@comanda/domain/menu/check-availability.ts';
import type { DisabledItem, Product, StorePrice } from '@comanda/domain/menu/menu.ts';
import { makeIndex, makePrice, makeProduct } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { availabilityText } from './availability-text.ts';
import { pageTexts } from '../../platform/texts.ts';

/** Saturday, 21 November 2026, 15:00 in Santiago, for delivery. */
const moment = {
  now: Date.parse('2026-11-21T15:00:00-03:00'),
  timeZone: 'America/Santiago',
  dispatch: 'store_delivery',
  platform: 'web',
} as const;

type Menu = { product?: Partial<Product>; price?: Partial<StorePrice>; disabled?: DisabledItem };

function unavailableText({ product: rest = {}, price = {}, disabled }: Menu): string | null {
  const product = makeProduct(1, rest);
  const index = makeIndex({
    products: [product],
    prices: [makePrice(1, price)],
    disabled: disabled === undefined ? [] : [disabled],
  });
  return availabilityText(
    product,
    checkAvailability(product, index, moment),
    pageTexts({ country: { locale: 'es-CL' } }),
  );
}

test('an available product has no text', () => {
  expect(unavailableText({})).toBeNull();
  expect(unavailableText({ price: { stock: 1 } })).toBeNull();
});

test('a product out of stock or switched off is sold out, with the time when it is back if that is known', () => {
  const off = (endDate: string | null): Menu => ({
    disabled: { deactivatableId: 1, deactivatableType: 'Product', endDate },
  });
  expect(unavailableText({ price: { stock: 0 } })).toBe('Agotado');
  expect(
    unavailableText({ price: { stock: 0, withoutStockUntil: '2026-11-23T12:30:00-03:00' } }),
  ).toBe('Agotado · vuelve el lunes');
  expect(unavailableText(off(null))).toBe('Agotado');
  expect(unavailableText(off('2026-11-21T19:00:00-03:00'))).toBe('Vuelve a las 19:00');
  expect(unavailableText(off('2026-11-22T12:30:00-03:00'))).toBe('Vuelve mañana');
  expect(unavailableText(off('2026-12-01T12:30:00-03:00'))).toBe('Vuelve el 1 de diciembre');
});

test('a product with hours shows its next time, today or later', () => {
  const hours = (product: Partial<Product>): string | null => unavailableText({ product });
  expect(hours({ availabilityTime: { 6: [['19:00', '22:00']] } })).toBe(
    'Disponible desde las 19:00',
  );
  expect(hours({ availabilityTime: { 6: [['12:00', '14:00']] } })).toBe('Disponible mañana');
  expect(hours({ availability: [6], availabilityTime: { 6: [['12:00', '14:00']] } })).toBe(
    'Disponible el 28 de noviembre desde las 12:00',
  );
  expect(
    hours({
      availability: [6],
      availabilityTime: { 6: [['12:00', '14:00']] },
      endDatetime: '2026-11-22T00:00:00-03:00',
    }),
  ).toBe('Terminó por hoy');
});

test('a product with days shows its next day', () => {
  expect(unavailableText({ product: { availability: [1, 2, 3, 4, 5] } })).toBe(
    'Disponible el lunes',
  );
  expect(
    unavailableText({
      product: { availability: [0], availabilityTime: { 0: [['12:30', '16:00']] } },
    }),
  ).toBe('Disponible mañana desde las 12:30');
  expect(unavailableText({ product: { availability: [] } })).toBe('No disponible por ahora');
});

test('a product of one dispatch method names it', () => {
  expect(unavailableText({ product: { dispatchMethod: 'in_store' } })).toBe('Solo retiro en local');
});

test('a product before or after its season, or not sold on the web, says so', () => {
  expect(unavailableText({ product: { startDatetime: '2026-12-01T12:00:00-03:00' } })).toBe(
    'Disponible desde el 1 de diciembre',
  );
  expect(unavailableText({ product: { endDatetime: '2026-11-01T00:00:00Z' } })).toBe(
    'Terminó su temporada',
  );
  expect(unavailableText({ product: { platform: ['app'] } })).toBe('No se vende en línea');
});

test('a product that left the menu says so', () => {
  const unlisted = makeProduct(9);
  expect(
    availabilityText(
      unlisted,
      checkAvailability(unlisted, makeIndex({ products: [] }), moment),
      pageTexts({ country: { locale: 'es-CL' } }),
    ),
  ).toBe('Ya no está en el menú');
});
