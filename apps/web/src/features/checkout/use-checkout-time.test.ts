import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { expect, test } from 'vitest';
import { asapTexts, checkoutTimeTexts } from './use-checkout-time.ts';

const words = checkoutTexts('es-CL');
const asap = { fact: 'Lo antes posible', sentence: 'Lo antes posible' };
const facts = { time: null, closed: null, soon: asap };

test('now it says about how long; what takes longer its day and time; made to order it promises neither', () => {
  expect(
    asapTexts({ kind: 'minutes', wait: 35, readyAt: 0, expectedAt: 0 }, '35–45 min', words).fact,
  ).toBe('Hoy, lo antes posible · 35–45 min');
  const inTwoDays = asapTexts(
    { kind: 'time', readyAt: 0, expectedAt: 0 },
    'lun 23 nov, cerca de las 13:30',
    words,
  );
  expect(inTwoDays).toEqual({
    fact: 'Lo antes posible · lun 23 nov, cerca de las 13:30',
    sentence: 'Lun 23 nov, cerca de las 13:30',
  });
  expect(asapTexts({ kind: 'toConfirm' }, 'te confirmamos la hora', words)).toEqual(asap);
});

test('for later it says the day and the time, whatever is in the cart', () => {
  expect(checkoutTimeTexts(facts, words)).toEqual(asap);
  expect(checkoutTimeTexts({ ...facts, time: 'mañana, 14:00' }, words)).toMatchObject({
    fact: 'Mañana, 14:00',
  });
});

test('while nothing is made at once it says why, and a chosen time stands before that', () => {
  expect(checkoutTimeTexts({ ...facts, closed: 'Cerrado' }, words)).toEqual({
    fact: 'Cerrado',
    sentence: 'Cerrado',
  });
  expect(
    checkoutTimeTexts({ ...facts, closed: 'Cerrado', time: 'mañana, 14:00' }, words).fact,
  ).toBe('Mañana, 14:00');
});
