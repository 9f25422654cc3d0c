import { makeProduct, makeStore, makeStoreMenu } from '@comanda/domain/testing/make.ts';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
import { expect, test } from 'vitest';
import { pageMoment } from './page-moment.ts';

/** A Monday of summer time in Chile (UTC-3). */
const monday = (hour: number): number => Date.parse('2026-11-30T00:00:00-03:00') + hour * 3_600_000;

test('a page says why products cannot be ordered, and says the same until one can be ordered again', () => {
  const tamal = makeProduct(1, { availability: [6, 0] });
  const desayuno = makeProduct(2, { availabilityTime: { 1: [['08:00', '11:00']] } });
  const pickup = makeProduct(3, { dispatchMethod: 'in_store' });
  const soldOut = makeProduct(4);
  const facts = makeStoreMenu({
    products: [tamal, desayuno, pickup, soldOut, makeProduct(5)],
    disabled: [{ deactivatableType: 'Product', deactivatableId: 4, endDate: null }],
  });
  const selling = { ...facts, settings: makeSettings('cl'), store: makeStore() };
  const at = (hour: number) => pageMoment(selling, monday(hour)).unavailable;
  expect(at(7)).toEqual({
    1: 'Disponible el sábado',
    2: 'Disponible desde las 08:00',
    4: 'Agotado',
  });
  expect(at(7.5)).toEqual(at(7));
  expect(at(9)).toEqual({ 1: 'Disponible el sábado', 4: 'Agotado' });
  expect(Object.keys(at(12))).toEqual(['1', '2', '4']);
});
