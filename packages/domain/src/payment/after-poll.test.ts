import { expect, test } from 'vitest';
import { afterPoll } from './after-poll.ts';
import type { PaymentStatus } from './payment-status.ts';

test.each<[PaymentStatus, ReturnType<typeof afterPoll>, ReturnType<typeof afterPoll>]>([
  ['created', { kind: 'pollAgain', afterMs: 1_000 }, { kind: 'pollAgain', afterMs: 1_000 }],
  ['unknown', { kind: 'pollAgain', afterMs: 1_000 }, { kind: 'pollAgain', afterMs: 1_000 }],
  ['completed', { kind: 'show', screen: 'success' }, { kind: 'show', screen: 'processing' }],
  ['failed', { kind: 'show', screen: 'failure' }, { kind: 'show', screen: 'failure' }],
  ['reversed', { kind: 'show', screen: 'failure' }, { kind: 'show', screen: 'failure' }],
  ['cancelled', { kind: 'show', screen: 'failure' }, { kind: 'show', screen: 'failure' }],
])('a payment that is %s', (status, step, qrStep) => {
  expect(afterPoll(status, false)).toEqual(step);
  expect(afterPoll(status, true)).toEqual(qrStep);
});
