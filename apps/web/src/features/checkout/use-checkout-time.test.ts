import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { expect, test } from 'vitest';
import { asapTexts, checkoutTimeTexts } from './use-checkout-time.ts';

const words = checkoutTexts('es-CL');
const asap = {
  fact: 'Lo antes posible',
  sentence: 'Lo antes posible',
  short: 'Lo antes posible',
};
const facts = { time: null, isUndecided: false, closed: null, asap };

test('an order for now shows its wait, a longer one its day and time, a made-to-order one neither', () => {
  expect(
    asapTexts({ kind: 'minutes', wait: 35, readyAt: 0, expectedAt: 0 }, '35–45 min', words),
  ).toMatchObject({ fact: 'Hoy, lo antes posible · 35–45 min', short: 'en 35–45 min' });
  const inTwoDays = asapTexts(
    { kind: 'time', readyAt: 0, expectedAt: 0 },
    'lun 23 nov, cerca de las 13:30',
    words,
  );
  expect(inTwoDays).toEqual({
    fact: 'Lo antes posible · lun 23 nov, cerca de las 13:30',
    sentence: 'Lun 23 nov, cerca de las 13:30',
    short: 'lun 23 nov, cerca de las 13:30',
  });
  expect(asapTexts({ kind: 'toConfirm' }, 'te confirmamos la hora', words)).toEqual(asap);
});

test('a future order shows its day and time, whatever is in the cart', () => {
  expect(checkoutTimeTexts(facts, words)).toEqual(asap);
  expect(checkoutTimeTexts({ ...facts, time: 'mañana, 14:00' }, words)).toMatchObject({
    fact: 'Mañana, 14:00',
  });
});

test('whoever has not chosen delivery or pickup reads neither wait, beside the button and in the section', () => {
  const undecided = checkoutTimeTexts({ ...facts, isUndecided: true }, words);
  expect(undecided).toMatchObject({ fact: words.timeAfterPlace, sentence: words.timeAfterPlace });
});

test('while the store is closed the reason is shown, unless a time was chosen', () => {
  expect(checkoutTimeTexts({ ...facts, closed: 'Cerrado' }, words)).toMatchObject({
    fact: 'Cerrado',
    sentence: 'Cerrado',
  });
  expect(
    checkoutTimeTexts({ ...facts, closed: 'Cerrado', time: 'mañana, 14:00' }, words).fact,
  ).toBe('Mañana, 14:00');
});
