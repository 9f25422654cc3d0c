import type {
  acceptOrder as acceptEndpoint,
  readyOrder as readyEndpoint,
  startOrder as startEndpoint,
} from '@comanda/contract/counter/board.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import { acceptedStatus } from '@comanda/domain/order/acceptance.ts';
import { accept } from '@comanda/domain/result.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import { saveStartMark } from './start-mark.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { moveLockedOrder } from '../order/move-locked-order.ts';
import { moveCounterOrder, type MoveDeps } from './move-counter-order.ts';

const why = 'the counter moved the order';

/**
 * Accepts a new order, with the time until its food is ready.
 * docs/rules/counter-board.md#accepting-an-order.
 */
export async function acceptOrder(
  deps: MoveDeps,
  call: Call<typeof acceptEndpoint>,
): Promise<CallOutcome<typeof acceptEndpoint>> {
  const { body, now } = call;
  const readyAt = readyAtOf(body, now);
  const detail = { readyAt: isoOf(readyAt) };
  const action = { kind: 'order.accept', from: ['created'], to: acceptedStatus, detail } as const;
  return moveCounterOrder(deps, call, action, (tx, order) =>
    moveLockedOrder(deps, tx, order, {
      status: acceptedStatus,
      readyAt,
      why,
      author: 'counter',
      now,
    }),
  );
}

function readyAtOf(
  { minutes, readyAt }: Call<typeof acceptEndpoint>['body'],
  now: number,
): number | null {
  if (minutes != null) return now + minutes * minuteMs;
  return readyAt == null ? null : instantOf(readyAt);
}

/**
 * Sets or removes the start mark of an order in the kitchen.
 * docs/rules/counter-board.md#start-mark.
 */
export async function startOrder(
  deps: MoveDeps,
  call: Call<typeof startEndpoint>,
): Promise<CallOutcome<typeof startEndpoint>> {
  const { isStarted } = call.body;
  const detail = { isStarted };
  const action = { kind: 'order.start', from: ['preparing'], to: 'preparing', detail } as const;
  return moveCounterOrder(deps, call, action, async (tx, { id }) => {
    await saveStartMark(tx, id, isStarted ? isoOf(call.now) : null);
    await publishOrderChange(tx, id);
    return accept(null);
  });
}

/** Says that the food is ready; the courier is told. */
export async function readyOrder(
  deps: MoveDeps,
  call: Call<typeof readyEndpoint>,
): Promise<CallOutcome<typeof readyEndpoint>> {
  const { now } = call;
  const action = { kind: 'order.ready', from: ['preparing'], to: 'ready', detail: {} } as const;
  return moveCounterOrder(deps, call, action, (tx, order) =>
    moveLockedOrder(deps, tx, order, {
      status: 'ready',
      readyAt: null,
      why,
      author: 'counter',
      now,
    }),
  );
}
