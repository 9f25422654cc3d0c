import { checkAvailability } from '@comanda/domain/menu/check-availability.ts';
import type { DisabledItem, Product, StorePrice } from '@comanda/domain/menu/menu.ts';
import { makeIndex, makePrice, makeProduct } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { availabilityWords } from './availability-words.ts';
import { textsOf } from './texts.ts';

/** Saturday, 21 November 2026, 15:00 in Santiago, for delivery. */
const moment = {
  now: Date.parse('2026-11-21T15:00:00-03:00'),
  timeZone: 'America/Santiago',
  dispatch: 'store_delivery',
  platform: 'web',
} as const;

type Menu = { product?: Partial<Product>; price?: Partial<StorePrice>; disabled?: DisabledItem };

function said({ product: rest = {}, price = {}, disabled }: Menu): string | null {
  const product = makeProduct(1, rest);
  const index = makeIndex({ products: [product], prices: [makePrice(1, price)], disabled: disabled === undefined ? [] : [disabled] });
  return availabilityWords(product, checkAvailability(product, index, moment), textsOf('es-CL'));
}

test('what can be ordered needs no words', () => {
  expect(said({})).toBeNull();
  expect(said({ price: { stock: 1 } })).toBeNull();
});

test('what is out of stock or switched off is sold out', () => {
  expect(said({ price: { stock: 0 } })).toBe('Agotado');
  expect(said({ disabled: { deactivatableId: 1, deactivatableType: 'Product', endDate: null } })).toBe('Agotado');
});

test('the hours of a product: from when today, or over', () => {
  expect(said({ product: { availabilityTime: { 6: [['19:00', '22:00']] } } })).toBe('Disponible desde las 19:00');
  expect(said({ product: { availabilityTime: { 6: [['12:00', '14:00']] } } })).toBe('Terminó por hoy');
});

test('the days of a product', () => {
  expect(said({ product: { availability: [1, 2, 3, 4, 5] } })).toBe('Solo de lunes a viernes');
  expect(said({ product: { availability: [0] } })).toBe('Solo domingos');
});

test('the way a product is sold', () => {
  expect(said({ product: { dispatchMethod: 'in_store' } })).toBe('Solo retiro en local');
});

test('a product that is not on yet, over, or not sold on the web is simply not available', () => {
  expect(said({ product: { startDatetime: '2026-12-01T00:00:00Z' } })).toBe('No disponible por ahora');
  expect(said({ product: { endDatetime: '2026-11-01T00:00:00Z' } })).toBe('No disponible por ahora');
  expect(said({ product: { platform: ['app'] } })).toBe('No disponible por ahora');
});

test('a product that left the menu says so', () => {
  const gone = makeProduct(9);
  expect(availabilityWords(gone, checkAvailability(gone, makeIndex({ products: [] }), moment), textsOf('es-CL'))).toBe(
    'Ya no está en el menú',
  );
});
