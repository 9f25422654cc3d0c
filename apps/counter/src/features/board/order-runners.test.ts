import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { expect, test } from 'vitest';
import { createOrderRunners, type OrderRequest } from './order-runners.ts';

const handOver = (code: string, orderId = 'o1'): OrderRequest => ({
  orderId: orderId as OrderId,
  action: 'handOverOrder',
  request: code,
});

/** Runners whose sendings answer in turn; the keys that they carried. */
function runners(answers: Result<null, Refusal>[]) {
  const keys: string[] = [];
  const again: ((() => void) | null)[] = [];
  let made = 0;
  const { run } = createOrderRunners({
    isOffline: () => false,
    makeKey: () => `key ${++made}`,
    onSignedOut: () => undefined,
  });
  const send = async (key: string): Promise<Result<null, Refusal>> => {
    keys.push(key);
    return answers.shift() ?? accept(null);
  };
  const tap = (about: OrderRequest): Promise<void> =>
    run(about, send, (_refusal, retry) => again.push(retry));
  return { tap, keys, again };
}

const lost = refuse(refusalOf('NETWORK_ERROR'));

test('a hand-over whose answer was lost carries its key again, from the message and from a second tap', async () => {
  const { tap, keys, again } = runners([lost, lost]);
  await tap(handOver('1234'));
  again[0]?.();
  await Promise.resolve();
  await tap(handOver('1234'));
  expect(new Set(keys)).toEqual(new Set(['key 1']));
  expect(keys.length).toBeGreaterThan(1);
});

test('another code, and an action that was answered, is a new action with a key of its own', async () => {
  const { tap, keys } = runners([lost]);
  await tap(handOver('1234'));
  await tap(handOver('4321'));
  await tap(handOver('4321'));
  expect(keys).toEqual(['key 1', 'key 2', 'key 3']);
});

test('an order whose answer is slow holds back no other order', async () => {
  const sent: string[] = [];
  const { run } = createOrderRunners({
    isOffline: () => false,
    makeKey: () => 'key',
    onSignedOut: () => undefined,
  });
  void run(
    handOver('1', 'slow'),
    () => new Promise<Result<null, Refusal>>(() => undefined),
    () => undefined,
  );
  await run(
    handOver('1', 'other'),
    async () => {
      sent.push('other');
      return accept(null);
    },
    () => undefined,
  );
  expect(sent).toEqual(['other']);
});
