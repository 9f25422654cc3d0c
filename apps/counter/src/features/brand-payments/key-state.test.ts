import type { PaymentKeys } from '@comanda/contract/counter/payment-keys.ts';
import { expect, test } from 'vitest';
import { canTakePayments, keyStateOf } from './key-state.ts';

const keys = (facts: Partial<PaymentKeys>): PaymentKeys => ({
  ...{ secret: 'webpay', methods: ['webpay'], fields: [], hasTrial: true, isPossible: true },
  ...{ inUse: null, waiting: null, isDemonstration: false, openPayments: 0, savedCards: 0 },
  ...{ assumedFacts: [] },
  ...facts,
});
const at = '2026-11-21T15:30:00.000Z';
const works = { savedAt: at, worksSince: at };

test.each([
  [{}, 'none', false],
  [{ isPossible: false }, 'impossible', false],
  [{ isDemonstration: true }, 'demonstration', true],
  [{ inUse: { savedAt: null, worksSince: null } }, 'saved', true],
  [{ inUse: works }, 'works', true],
  [{ waiting: { savedAt: at } }, 'waiting', false],
  [{ waiting: { savedAt: at }, inUse: works }, 'waiting', true],
  [{ inUse: works, isPossible: false }, 'works', false],
] as const)('keys with %j are told as %s, and payments can be made: %s', (facts, state, can) => {
  expect(keyStateOf(keys(facts))).toBe(state);
  expect(canTakePayments(keys(facts))).toBe(can);
});
