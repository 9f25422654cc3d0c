import type { TenantId } from '@comanda/domain/ids.ts';
import { collectedEntries } from '@comanda/domain/ledger/order-entries.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { moveOrder } from '../../order/move-order.rows.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import type { AnyJson } from '../any-json.ts';
import { noon } from '../order-server.ts';
import { postAsIntegration } from '../shopper.ts';
import { createTestStaff } from '../test-staff.ts';
import { writeAsStaff } from '../write-as-staff.ts';
import { anOrder } from './an-order.ts';
import type { Write, Writes, WriteSetting } from './write.ts';
import { releaseToStore } from '../release-to-store.ts';

const tenantId = 'burger' as TenantId;

/** The calls with which staff moves an order along the board, prints its ticket and refunds it. */
export const counterOrderWrites = (setting: WriteSetting): Writes => ({
  acceptOrder: boardMove(setting, 'accept', [], () => ({ minutes: 10 })),
  rejectOrder: boardMove(setting, 'reject', [], () => ({ reason: 'soldOut' })),
  startOrder: boardMove(setting, 'start', ['accept'], (turn) => ({ is_started: turn % 2 === 0 })),
  readyOrder: boardMove(setting, 'ready', ['accept'], () => ({})),
  handOverOrder: boardMove(setting, 'hand-over', ['accept', 'ready'], (_turn, code) => ({
    to: 'completed',
    code,
  })),
  dismissOrder: {
    ...boardMove(setting, 'dismiss', [], () => ({})),
    about: () => aCancelledOrder(setting),
  },
  cancelAcceptedOrder: boardMove(setting, 'cancel', ['accept'], () => ({ reason: 'other' })),
  addOrderTime: boardMove(setting, 'more-time', ['accept'], () => ({ minutes: 5 })),
  takeBackMove: boardMove(setting, 'take-back', ['accept', 'ready'], () => ({
    status: 'ready',
    reason: 'mistake',
  })),
  proposeLineRemoval: boardMove(setting, 'removal', ['accept'], () => ({
    lines: [{ line: 0, quantity: 1 }],
    amount: 5_990,
    reason: 'soldOut',
  })),
  closeLineRemoval: boardMove(setting, 'removal/close', ['accept'], (turn) => ({
    removal_id: '0199f0a0-0000-7000-8000-000000000009',
    outcome: turn % 2 === 0 ? 'withdrawn' : 'byPhone',
  })),
  seeRemovalAnswer: boardMove(setting, 'removal/seen', ['accept'], () => ({
    removal_id: '0199f0a0-0000-7000-8000-000000000009',
  })),
  printTicket: {
    about: async () => ({
      order: await anOrder(setting),
      cook: await createTestStaff(setting.server()),
    }),
    send: (server, turn, { order, cook }) => {
      const body = { copy: turn % 2 === 0 ? 'kitchen' : 'door' };
      const key = `print-${order.id}-${turn % 3}`;
      return writeAsStaff(server, cook, ['POST', `orders/${order.id}/prints`, body], key);
    },
  },
  refundOrder: {
    about: async () => ({
      order: await anOrderHandedOver(setting),
      manager: await createTestStaff(setting.server(), { role: 'manager' }),
    }),
    send: (server, turn, { order, manager }) => {
      const body = { part: turn === 0 ? 'whole' : 'amount', amount: 5_990 - turn, reason: 'late' };
      const key = `refund-${order.id}-${turn % 3}`;
      return writeAsStaff(server, manager, ['POST', `orders/${order.id}/refund`, body], key);
    },
  },
});

/** One move of an order that the counter has moved by `before` already. */
const boardMove = (
  setting: WriteSetting,
  move: string,
  before: readonly string[],
  body: (turn: number, handOverCode: string) => object,
): Write => ({
  about: () => aReleasedOrder(setting, before),
  send: (server, turn, { who, id, handOverCode }) => {
    const path = `stores/1/orders/${id}/${move}`;
    return writeAsStaff(server, who, ['POST', path, body(turn, handOverCode)]);
  },
});

/** An order that the counter has moved so far, and the manager who did. */
async function aReleasedOrder(setting: WriteSetting, moves: readonly string[]): Promise<AnyJson> {
  const server = setting.server();
  const order = await anOrder(setting);
  const who = await createTestStaff(server, { role: 'manager' });
  await releaseToStore(server, order);
  for (const move of moves)
    await writeAsStaff(server, who, ['POST', `stores/1/orders/${order.id}/${move}`, {}]);
  return { who, id: order.id, handOverCode: order.handOverCode };
}

/** An order that was cancelled while the kitchen cooked it. */
async function aCancelledOrder(setting: WriteSetting): Promise<AnyJson> {
  const order = await aReleasedOrder(setting, ['accept']);
  const path = `/v1/integrations/orders/${order.id}/status`;
  await postAsIntegration(setting.server(), path, { status: 'cancelled' });
  return order;
}

/** An order that was paid in cash at its hand-over. */
async function anOrderHandedOver(setting: WriteSetting): Promise<AnyJson> {
  const order = await anOrder(setting);
  await withTenant(setting.server().deps.db, tenantId, (tx) =>
    moveOrder(tx, {
      id: order.id,
      status: 'completed',
      paymentStatus: 'completed',
      at: new Date(noon).toISOString(),
      ledger: { event: 'collected', entries: collectedEntries(minor(5_990), 'cash') },
    }),
  );
  return order;
}
