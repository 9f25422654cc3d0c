import type { OrderId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { createPendingActions } from './pending-actions.ts';

const orderId = 'o1' as OrderId;

function board() {
  const timers: (() => void)[] = [];
  const sent: string[] = [];
  const actions = createPendingActions({
    now: () => 0,
    set: (run) => {
      timers.push(run);
      return () => timers.splice(timers.indexOf(run), 1);
    },
  });
  const tap = (label: string) =>
    actions.add({ orderId, label, column: 'kitchen', send: async () => sent.push(label) });
  return { actions, tap, sent, elapse: () => timers.splice(0).forEach((run) => run()) };
}

test('a tap is sent after five seconds, once, also after a double tap', async () => {
  const { actions, tap, sent, elapse } = board();
  tap('accept');
  tap('accept');
  expect(actions.state.getState().pending).toMatchObject([{ label: 'accept', sendAt: 5_000 }]);
  elapse();
  expect(sent).toEqual(['accept']);
});

test('a dropped tap is never sent, and neither is one whose board is closed', () => {
  const { actions, tap, sent, elapse } = board();
  tap('accept');
  actions.drop(orderId);
  tap('reject');
  actions.close();
  elapse();
  expect([sent, actions.state.getState().pending]).toEqual([[], []]);
});

test('a tap that waits is sent at once, and once, when the page is locked or left', async () => {
  const { actions, tap, sent, elapse } = board();
  tap('accept');
  const sending = actions.sendAll();
  expect(sent).toEqual(['accept']);
  await sending;
  elapse();
  await actions.sendAll();
  expect([sent, actions.state.getState().pending]).toEqual([['accept'], []]);
});
