import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { expect, test } from 'vitest';
import { whenOf } from './use-when.ts';

const words = checkoutTexts('es-CL');
const facts = { time: null, closed: null, wait: '35–45', isDeferred: false };

test('now it says about how long; made to order it promises no minutes; for later the day and the time, whatever is in the cart', () => {
  expect(whenOf(facts, words).fact).toBe('Hoy, lo antes posible · 35–45 min');
  expect(whenOf({ ...facts, isDeferred: true }, words)).toEqual({ fact: 'Lo antes posible', said: 'Lo antes posible' });
  expect(whenOf({ ...facts, time: 'mañana, 14:00', isDeferred: true }, words)).toMatchObject({ fact: 'Mañana, 14:00' });
});

test('while nothing is made at once it says why, and a chosen time stands before that', () => {
  expect(whenOf({ ...facts, closed: 'Cerrado' }, words)).toEqual({ fact: 'Cerrado', said: 'Cerrado' });
  expect(whenOf({ ...facts, closed: 'Cerrado', time: 'mañana, 14:00' }, words).fact).toBe('Mañana, 14:00');
});
