import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { expect, test } from 'vitest';
import { createActionRunner } from './action-runner.ts';

type Answer = Result<string, Refusal>;

function openRunner({ isOffline = false } = {}) {
  const sent: { key: string; answer: (answer: Answer) => void }[] = [];
  const shown: { refusal: Refusal; again: (() => void) | null }[] = [];
  const busy = { value: false };
  let keys = 0;
  const runner = createActionRunner({
    isOffline: () => isOffline,
    makeKey: () => `key ${(keys += 1)}`,
    onBusy: (isBusy) => void (busy.value = isBusy),
    onRefusal: (refusal, again) => void shown.push({ refusal, again }),
  });
  const tap = () =>
    runner.run<string>((key) => new Promise<Answer>((answer) => void sent.push({ key, answer })));
  return { tap, sent, shown, busy };
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

test('a refusal that the server decided offers no retry, and an ended session shows no refusal', async () => {
  const { tap, sent, shown } = openRunner();
  const first = tap();
  sent[0]?.answer(refuse(refusalOf('NOT_AUTHORIZED')));
  await first;
  const second = tap();
  sent[1]?.answer(refuse(refusalOf('Unauthorized')));
  await second;
  expect(shown.map(({ refusal, again }) => [refusal.label, again])).toEqual([
    ['NOT_AUTHORIZED', null],
  ]);
});

test('without a connection nothing is sent, and the staff member reads why', async () => {
  const { tap, sent, shown } = openRunner({ isOffline: true });
  expect(await tap()).toMatchObject({ ok: false, error: { label: 'NETWORK_ERROR' } });
  expect([sent.length, shown.length, shown[0]?.again]).toEqual([0, 1, null]);
});
