import { expect, test } from 'vitest';
import type { ProviderAnswer } from '../platform/calls/provider-call.ts';
import { allProviders } from '../payments/all-providers.ts';
import type { Provider } from '../payments/provider/provider.ts';
import type { ProviderContext } from '../payments/provider/provider-context.ts';
import { runKeyTrial } from './run-key-trial.ts';

const webpay = allProviders.find(({ method }) => method === 'webpay') as Provider;

/** The result of a trial that gets this answer; right keys get 404 of this provider. */
const resultOf = (answer: ProviderAnswer) => {
  const trial = { proves: [], worksWith: [404], send: () => Promise.resolve(answer) };
  const secret = { name: 'webpay', providers: [{ ...webpay, keyTrial: trial }] } as const;
  return runKeyTrial({ payments: { contextWith: () => ({}) as ProviderContext } }, secret, {});
};

test.each([
  [404, {}, 'works'],
  [401, {}, 'refused'],
  [403, {}, 'refused'],
  [422, {}, 'notTried'],
  [400, {}, 'notTried'],
  [200, {}, 'notTried'],
  [403, undefined, 'notTried'],
  [200, undefined, 'noAnswer'],
  [408, {}, 'noAnswer'],
  [429, {}, 'noAnswer'],
  [503, {}, 'noAnswer'],
] as const)('an answer %i to the trial: %s', async (status, body, result) => {
  expect(await resultOf({ kind: 'answer', status, body })).toBe(result);
});

test('keys whose provider does not answer are told as not answered', async () => {
  expect(await resultOf({ kind: 'noAnswer', reason: 'timeout' })).toBe('noAnswer');
});
