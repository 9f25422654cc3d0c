import { expect, test } from 'vitest';
import { behaviourOf } from '../powertranz/powertranz-cards.ts';
import { emulatedCard } from '../kushki/emulated-card.ts';
import { rangeCard } from './range-cards.ts';

test.each([
  ['4000990000000004', { brand: 'visa', outcome: 'approved' }],
  ['4000991000000002', { brand: 'visa', outcome: 'declined' }],
  ['4000992000000000', { brand: 'visa', outcome: 'challenge' }],
  ['370099000000004', { brand: 'amex', outcome: 'approved' }],
])('the number %s of the range is a card of its own', (number, card) => {
  expect(rangeCard(number)).toEqual(card);
});

test.each(['4000990000000005', '4000995000000003', '4242424242424242', '40009900000000'])(
  '%s is no number of the range',
  (number) => {
    expect(rangeCard(number)).toBeNull();
  },
);

test('PowerTranz and Kushki take cards of the range; Kushki takes no American Express', () => {
  expect(behaviourOf('4000990000000004')).toMatchObject({ brand: 'Visa', code: '00' });
  expect(behaviourOf('370099000000004')).toMatchObject({ brand: 'Amex', authentication: null });
  expect(emulatedCard('4000991000000002')).toMatchObject({
    lastDigits: '0002',
    outcome: 'declined',
  });
  expect(emulatedCard('370099000000004')).toBeNull();
});
