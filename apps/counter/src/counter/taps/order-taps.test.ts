import type { Api } from '@comanda/client/api.ts';
import type { Connection } from '@comanda/client/calls-context.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { makeTap } from './make-tap.ts';
import type { OrderTap, TapAnswer } from './order-tap.ts';
import { createOrderTaps } from './order-taps.ts';

const second = 1_000;
const minute = 60 * second;
const order = (digit: number) => `018f0000-0000-7000-8000-00000000000${digit}` as OrderId;
const unanswered = refuse(refusalOf('NETWORK_ERROR'));
const done = accept(null);

/** The browser's storage and the clock outlive a page. */
function openDevice() {
  const device = { now: 0, stored: new Map<string, OrderTap>() };
  return device;
}

/** A page of the counter. `answer`: what the server answers to each call; null: nothing for now. */
function openPage(device = openDevice()) {
  const timers: { at: number; run: () => void }[] = [];
  const sent: string[] = [];
  const told: string[] = [];
  const hung: ((outcome: Result<null, Refusal>) => void)[] = [];
  const server: { answer: Result<TapAnswer, Refusal> | null } = { answer: done };
  const connection = createStore<Connection>(() => ({ state: 'online' }));
  const call = (async (
    endpoint: { name: string },
    input: { idempotencyKey: string; signal: AbortSignal },
  ) => {
    sent.push(`${endpoint.name} ${input.idempotencyKey}`);
    return (
      server.answer ??
      (await new Promise((resolve) => {
        hung.push(resolve);
        input.signal.onabort = () => resolve(unanswered);
      }))
    );
  }) as Api['call'];
  let keys = 0;
  const taps = createOrderTaps({
    api: { call },
    connection,
    stored: {
      read: () => [...device.stored.values()],
      put: (tap) => void device.stored.set(tap.key, tap),
      remove: (key) => void device.stored.delete(key),
    },
    makeKey: () => `key-${(keys += 1)}`,
    onSignedOut: () => told.push('signed out'),
    now: () => device.now,
    timerNow: () => device.now,
    set: (run, ms) => {
      const timer = { at: device.now + ms, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
  });
  const tap = (digit = 1) =>
    taps.add(makeTap({ orderId: order(digit) }), {
      done: () => told.push('done'),
      refused: ({ label }) => told.push(label),
    });
  const elapse = async (ms: number): Promise<void> => {
    const end = device.now + ms;
    for (;;) {
      const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      timers.splice(timers.indexOf(next), 1);
      device.now = next.at;
      next.run();
      await settled();
    }
    device.now = end;
  };
  const stages = () => taps.state.getState().pending.map(({ stage }) => stage);
  const lost = () => taps.state.getState().lost.map(({ label }) => label);
  const goOffline = (isOffline: boolean) =>
    connection.setState({ state: isOffline ? 'offline' : 'online' });
  return { device, taps, tap, elapse, stages, lost, goOffline, server, sent, told, hung };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a tap is sent after five seconds, once, also after a double tap', async () => {
  const { tap, elapse, stages, sent, told, device } = openPage();
  tap();
  tap();
  expect(stages()).toEqual(['held']);
  await elapse(5 * second);
  expect([sent, told, stages(), device.stored.size]).toEqual([
    ['acceptOrder key-1'],
    ['done'],
    [],
    0,
  ]);
});

test('an answered tap is remembered with the version of its order for a minute, or until the next', async () => {
  const { taps, tap, elapse, server } = openPage();
  const answered = () => taps.state.getState().answered;
  const answer = (version: number) =>
    accept({
      ...{ id: order(1), status: 'preparing' as const, version },
      ...{ startedAt: null, estimatedAt: null },
    });
  server.answer = answer(3);
  tap();
  await elapse(5 * second);
  expect(answered()).toEqual([{ orderId: order(1), column: 'kitchen', version: 3 }]);
  await elapse(30 * second);
  server.answer = answer(4);
  tap();
  await elapse(5 * second);
  expect(answered()).toMatchObject([{ version: 4 }]);
  await elapse(59 * second);
  expect(answered()).toMatchObject([{ version: 4 }]);
  await elapse(second);
  expect(answered()).toEqual([]);
});

test('a move that was no tap is remembered as an answered tap is', async () => {
  const { taps, elapse } = openPage();
  const handedOver = { orderId: order(1), column: null, version: 5 };
  taps.noteAnswer(handedOver);
  expect(taps.state.getState().answered).toEqual([handedOver]);
  await elapse(minute);
  expect(taps.state.getState().answered).toEqual([]);
});

test('an undone tap is never sent, and one that was sent is not undone', async () => {
  const { taps, tap, elapse, sent, server, stages } = openPage();
  tap(1);
  taps.drop(order(1));
  server.answer = null;
  tap(2);
  await elapse(5 * second);
  taps.drop(order(2));
  expect([sent, stages()]).toEqual([['acceptOrder key-2'], ['sending']]);
});

test('a held tap is sent at once, and once, when the screen is locked or left', async () => {
  const { taps, tap, elapse, sent } = openPage();
  tap();
  const sending = taps.sendAll();
  expect(sent).toEqual(['acceptOrder key-1']);
  await sending;
  await elapse(minute);
  await taps.sendAll();
  expect(sent).toHaveLength(1);
});

test('a tap without an answer is sent again with its key, and ends once it is answered', async () => {
  const { tap, elapse, server, sent, stages, told } = openPage();
  server.answer = unanswered;
  tap();
  await elapse(5 * second);
  expect(stages()).toEqual(['unsent']);
  server.answer = done;
  await elapse(5 * second);
  expect([sent, told, stages()]).toEqual([
    ['acceptOrder key-1', 'acceptOrder key-1'],
    ['done'],
    [],
  ]);
});

test('without a connection a tap is kept, and sent when the connection returns', async () => {
  const { tap, elapse, goOffline, sent, stages, told } = openPage();
  tap();
  goOffline(true);
  await elapse(minute);
  expect([sent, stages()]).toEqual([[], ['unsent']]);
  goOffline(false);
  await settled();
  expect([sent, told, stages()]).toEqual([['acceptOrder key-1'], ['done'], []]);
});

test('when the connection returns, a sending that began before it is given up and made anew', async () => {
  const { taps, tap, server, goOffline, sent, told } = openPage();
  server.answer = null;
  tap();
  void taps.sendAll();
  goOffline(true);
  server.answer = done;
  goOffline(false);
  await settled();
  expect([sent, told]).toEqual([['acceptOrder key-1', 'acceptOrder key-1'], ['done']]);
});

test('before somebody signs in, all that is unsent is tried, also while no beat was answered yet', async () => {
  const { taps, tap, goOffline, sent, told } = openPage();
  tap();
  goOffline(true);
  await taps.sendAll();
  expect(sent).toEqual([]);
  await taps.finish();
  expect([sent, told]).toEqual([['acceptOrder key-1'], ['done']]);
});

test('a sign-in waits four seconds for taps that get no answer, and not at all without any', async () => {
  const { taps, tap, elapse, server } = openPage();
  await taps.finish();
  server.answer = null;
  tap();
  let isOver = false;
  const finishing = taps.finish().then(() => (isOver = true));
  await elapse(3 * second);
  expect(isOver).toBe(false);
  await elapse(second);
  await finishing;
});

test('a page that is loaded again sends the taps of the page before, with their keys', async () => {
  const first = openPage();
  first.server.answer = unanswered;
  first.tap();
  await first.taps.sendAll();
  first.device.now += 20 * second;
  const next = openPage(first.device);
  expect(next.stages()).toEqual(['unsent']);
  await next.elapse(5 * second);
  expect([next.sent, next.stages(), first.device.stored.size]).toEqual([
    ['acceptOrder key-1'],
    [],
    0,
  ]);
});

test('a page that opens leaves a tap to the page that still holds it', async () => {
  const first = openPage();
  first.tap();
  const other = openPage(first.device);
  await other.elapse(5 * second);
  expect(other.sent).toEqual([]);
});

test('before a session ends its taps are sent, also one whose first sending hangs', async () => {
  const { taps, tap, server, sent, hung, stages } = openPage();
  server.answer = null;
  tap();
  void taps.sendAll();
  const before = taps.sendOf('session-1');
  server.answer = done;
  hung.forEach((answer) => answer(unanswered));
  await before;
  expect([sent, stages()]).toEqual([['acceptOrder key-1', 'acceptOrder key-1'], []]);
});

test('a tap whose session had ended is lost, and told until staff has read it, also by the next page', async () => {
  const { device, tap, elapse, server, told, lost, stages } = openPage();
  server.answer = refuse(refusalOf('INVALID_TOKEN'));
  tap();
  await elapse(5 * second);
  expect([told, stages(), lost()]).toEqual([['signed out'], [], ['Pedido 1 aceptado']]);
  const next = openPage(device);
  expect(next.lost()).toEqual(['Pedido 1 aceptado']);
  next.taps.dismiss('key-1');
  expect([next.lost(), openPage(device).lost()]).toEqual([[], []]);
});

test('a tap is not sent a quarter of an hour later, and told', async () => {
  const { device, tap, elapse, goOffline, sent, lost } = openPage();
  tap();
  goOffline(true);
  await elapse(16 * minute);
  goOffline(false);
  await settled();
  expect([sent, lost(), device.stored.size]).toEqual([[], ['Pedido 1 aceptado'], 1]);
});

test('a refused tap is shown by the page that took it, and told by a later one', async () => {
  const refusedHere = openPage();
  refusedHere.server.answer = refuse(refusalOf('ORDER_NOT_REPROCESSABLE'));
  refusedHere.tap();
  await refusedHere.elapse(5 * second);
  expect([refusedHere.told, refusedHere.lost()]).toEqual([['ORDER_NOT_REPROCESSABLE'], []]);
  const device = openDevice();
  const first = openPage(device);
  first.tap();
  device.now += minute;
  const later = openPage(device);
  later.server.answer = refuse(refusalOf('ORDER_NOT_REPROCESSABLE'));
  await later.elapse(5 * second);
  expect(later.lost()).toEqual(['Pedido 1 aceptado']);
});
