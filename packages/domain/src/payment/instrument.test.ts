import { expect, test } from 'vitest';
import type { CardId } from '../ids.ts';
import { Cvc } from './cvc.ts';
import { type Instrument, storedInstrument } from './instrument.ts';

const cardId = '0193a000-0000-7000-8000-000000000001' as CardId;
const instruments: readonly Instrument[] = [
  { kind: 'none' },
  { kind: 'savedCard', cardId, installments: 3, deviceToken: 'a-device-token' },
  { kind: 'cardToken', token: 'a-card-token', installments: 6, keep: true },
  { kind: 'savedCardWithCvc', cardId, cvc: new Cvc('4071') },
];

test('what is stored of an instrument holds no token and no security code', () => {
  expect(instruments.map(storedInstrument)).toEqual([
    { kind: 'none' },
    { kind: 'savedCard', cardId, installments: 3 },
    { kind: 'cardToken', installments: 6, keep: true },
    { kind: 'savedCardWithCvc', cardId },
  ]);
});
