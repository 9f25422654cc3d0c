import type { DispatchMethod, Store } from '@comanda/domain/store/store.ts';
import { makeStore } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { storeStripText } from './store-strip-text.ts';
import { pageTexts } from '../../platform/texts.ts';

const texts = pageTexts({ country: { locale: 'es-CL' } });
/** A Saturday in Santiago; the store works from 12:00 to 23:00. */
const stripTextAt = (store: Partial<Store>, clock: string, dispatch: DispatchMethod = 'in_store') =>
  Object.values(
    storeStripText(makeStore(store), dispatch, Date.parse(`2026-11-21T${clock}:00-03:00`), texts) ??
      {},
  )
    .join(' ')
    .trim();

test('an open store has an empty strip', () => {
  expect(stripTextAt({}, '12:00')).toBe('');
});

test('a closed store says when it opens today, else on which day', () => {
  expect(stripTextAt({}, '11:30')).toBe('Está cerrado ahora. Abre hoy a las 12:00.');
  expect(stripTextAt({}, '23:30')).toBe('Está cerrado ahora. Abre el domingo a las 12:00.');
  expect(stripTextAt({ businessHours: [] }, '13:00')).toBe('Está cerrado ahora.');
});

test('a dispatch method that is switched off or not offered is named, whatever the hour', () => {
  expect(stripTextAt({ pickUpOpen: false }, '13:00')).toBe('Por ahora no se puede retirar aquí.');
  expect(stripTextAt({ deliveryOpen: false }, '13:00', 'store_delivery')).toBe(
    'Por ahora no se entrega a domicilio desde aquí.',
  );
  expect(stripTextAt({ orderMethod: 'in_store' }, '13:00', 'store_delivery')).toBe(
    'Por ahora no se entrega a domicilio desde aquí.',
  );
  expect(stripTextAt({ deliveryOpen: false }, '13:00')).toBe('');
});

test('a store without an active dispatch method is closed without a time', () => {
  const off = { pickUpOpen: false, deliveryOpen: false };
  expect(stripTextAt(off, '13:00')).toBe('Está cerrado ahora.');
  expect(stripTextAt(off, '09:00', 'store_delivery')).toBe('Está cerrado ahora.');
  expect(stripTextAt({ orderMethod: 'in_store', pickUpOpen: false }, '13:00')).toBe(
    'Está cerrado ahora.',
  );
});

test('a store that offers no dispatch method takes no orders', () => {
  expect(stripTextAt({ orderMethod: 'neither' }, '13:00')).toBe(
    'Por ahora no recibimos pedidos aquí.',
  );
  expect(stripTextAt({ orderMethod: 'neither' }, '13:00', 'store_delivery')).toBe(
    'Por ahora no recibimos pedidos aquí.',
  );
});

test('a blocked store says so first', () => {
  expect(stripTextAt({ subscription: 'suspended' }, '11:30')).toBe(
    'Por ahora no recibimos pedidos aquí.',
  );
});
