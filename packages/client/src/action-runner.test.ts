import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { expect, test } from 'vitest';
import { createActionRunner } from './action-runner.ts';

type Answer = Result<string, Refusal>;

function openRunner(connection = { isOffline: false }) {
  const sent: { key: string; answer: (answer: Answer) => void }[] = [];
  const shown: { refusal: Refusal; again: (() => void) | null }[] = [];
  const busy = { value: false };
  const signedOut = { times: 0 };
  let keys = 0;
  const runner = createActionRunner({
    isOffline: () => connection.isOffline,
    makeKey: () => `key ${(keys += 1)}`,
    onBusy: (isBusy) => void (busy.value = isBusy),
    onRefusal: (refusal, again) => void shown.push({ refusal, again }),
    onSignedOut: () => void (signedOut.times += 1),
  });
  const tap = (request = 'ready') =>
    runner.run<string>(
      request,
      (key) => new Promise<Answer>((answer) => void sent.push({ key, answer })),
    );
  return { tap, sent, shown, busy, signedOut };
}

test('a double tap sends the action once', async () => {
  const { tap, sent } = openRunner();
  const first = tap();
  expect(await tap()).toBeNull();
  sent[0]?.answer(accept('done'));
  expect(await first).toEqual(accept('done'));
  expect(sent).toHaveLength(1);
});

test('a retry after a lost answer carries the key of the tap, and a new tap has a key of its own', async () => {
  const { tap, sent, shown, busy } = openRunner();
  const first = tap();
  sent[0]?.answer(refuse(refusalOf('NETWORK_ERROR')));
  await first;
  shown[0]?.again?.();
  sent[1]?.answer(accept('done'));
  await expect.poll(() => busy.value).toBe(false);
  void tap();
  expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 1', 'key 2']);
});

test('a repeat without a connection keeps its key for the next try', async () => {
  const connection = { isOffline: false };
  const { tap, sent, shown } = openRunner(connection);
  const first = tap();
  sent[0]?.answer(refuse(refusalOf('NETWORK_ERROR')));
  await first;
  connection.isOffline = true;
  shown[0]?.again?.();
  await expect.poll(() => shown.length).toBe(2);
  connection.isOffline = false;
  shown[1]?.again?.();
  expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 1']);
});

test('the same request tapped anew after a lost answer carries the lost key, and another request its own', async () => {
  const { tap, sent } = openRunner();
  const first = tap('refund of 100');
  sent[0]?.answer(refuse(refusalOf('TIMEOUT')));
  await first;
  const other = tap('refund of 200');
  sent[1]?.answer(accept('done'));
  await other;
  const third = tap('refund of 100');
  sent[2]?.answer(refuse(refusalOf('TIMEOUT')));
  await third;
  void tap('refund of 100');
  expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 2', 'key 3', 'key 3']);
});

test('a refusal that the server decided offers no retry, and after an ended session the sign-in names the action', async () => {
  const { tap, sent, shown, signedOut } = openRunner();
  const first = tap();
  sent[0]?.answer(refuse(refusalOf('NOT_AUTHORIZED')));
  await first;
  const second = tap();
  sent[1]?.answer(refuse(refusalOf('Unauthorized')));
  await second;
  expect(shown.map(({ refusal, again }) => [refusal.label, again])).toEqual([
    ['NOT_AUTHORIZED', null],
  ]);
  expect(signedOut.times).toBe(1);
});

test('without a connection nothing is sent, and the staff member reads why', async () => {
  const { tap, sent, shown } = openRunner({ isOffline: true });
  expect(await tap()).toMatchObject({ ok: false, error: { label: 'NETWORK_ERROR' } });
  expect([sent.length, shown.length, shown[0]?.again]).toEqual([0, 1, null]);
});

test('an application without a sign-in of its own shows an ended session like any refusal, and says itself which it repeats', async () => {
  const shown: [string, boolean][] = [];
  const runner = createActionRunner({
    isOffline: () => false,
    makeKey: () => 'key',
    onBusy: () => undefined,
    onRefusal: (refusal, again) => void shown.push([refusal.label, again !== null]),
    onSignedOut: null,
    offersRetry: ({ label }) => label === 'TOO_MANY_REQUESTS',
  });
  await runner.run('a', () => Promise.resolve(refuse(refusalOf('Unauthorized'))));
  await runner.run('b', () => Promise.resolve(refuse(refusalOf('TOO_MANY_REQUESTS'))));
  expect(shown).toEqual([
    ['Unauthorized', false],
    ['TOO_MANY_REQUESTS', true],
  ]);
});
