import { makeStore } from '@comanda/domain/testing/make.ts';
import type { DispatchMethod, Store } from '@comanda/domain/store/store.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { expect, test } from 'vitest';
import { closedStoreText } from './closed-store-text.ts';
import { pageTexts } from '../../platform/texts.ts';

const texts = {
  dispatch: dispatchTexts('es-CL'),
  shop: pageTexts({ country: { locale: 'es-CL' } }),
};
/** A Saturday in Santiago; the store opens at 12:00 and closes at 23:00. */
const at = (clock: string): number => Date.parse(`2026-11-21T${clock}:00-03:00`);
const closedText = (store: Partial<Store>, clock: string, dispatch: DispatchMethod = 'in_store') =>
  closedStoreText(makeStore(store), dispatch, at(clock), texts);
const blocked = 'Por ahora no recibimos pedidos aquí. Tu carro queda guardado.';
const never = 'Por ahora no recibe pedidos. Tu carro queda guardado.';

test('an open store has no text, up to its last minute', () => {
  expect(closedText({}, '12:00')).toBeNull();
  expect(closedText({}, '22:59')).toBeNull();
});

test('before opening the text says when the store opens today', () => {
  expect(closedText({}, '11:59')).toBe('Abre hoy a las 12:00. Tu carro queda guardado.');
});

test('after closing the text says on which day it opens', () => {
  expect(closedText({}, '23:00')).toBe('Abre el domingo a las 12:00. Tu carro queda guardado.');
});

test('a switched-off dispatch method shows no time, each on its own', () => {
  expect(closedText({ deliveryOpen: false }, '13:00', 'store_delivery')).toBe(
    'Por ahora no se entrega a domicilio desde aquí. Tu carro queda guardado.',
  );
  expect(closedText({ pickUpOpen: false }, '13:00')).toBe(
    'Por ahora no se puede retirar aquí. Tu carro queda guardado.',
  );
  expect(closedText({ deliveryOpen: false }, '13:00', 'in_store')).toBeNull();
  expect(closedText({ deliveryOpen: false, pickUpOpen: false }, '13:00')).toBe(never);
  expect(closedText({ orderMethod: 'neither' }, '13:00')).toBe(blocked);
});

test.each(['suspended', 'inactive'] as const)(
  'a store that is %s takes no orders, whatever its hours',
  (subscription) => {
    expect(closedText({ subscription }, '13:00')).toBe(blocked);
    expect(closedText({ subscription }, '11:00')).toBe(blocked);
  },
);

test('a payment that failed does not close a store', () => {
  expect(closedText({ subscription: 'failed_payment' }, '13:00')).toBeNull();
});
