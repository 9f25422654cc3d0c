import type { OrderId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { noon } from '../testing/order-server.ts';
import {
  burgerTenantId as burger,
  openPaymentTestShop,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import {
  callApi,
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  guestHeaders,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';
import { jobHandlers } from '../testing/job-handlers.ts';
import { alertUnacceptedOrders } from './alert-unaccepted-orders.ts';
import { cancelOrderByOperator } from '../delivery/operator-delivery-actions.ts';
import { refundOrderForOperator } from '../refund/refund-order-for-operator.ts';

let shop: PaymentTestShop;
let camila: Guest;
let rosa: TestStaff;

beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], { acceptMinutes: 20 });
  Object.assign(shop.server.deps.config, { sandboxUrl: shop.sandbox.url });
  await shop.sandbox.call('POST', '/kitchen/pause');
});
beforeEach(async () => {
  // The sandbox's kitchen refuses a signature that is older than five minutes.
  shop.server.setClock(Date.now());
  camila = await createTestGuest(shop.server);
  rosa = await createTestStaff(shop.server, { role: 'manager' });
});
afterAll(() => shop.close());

type Placed = { id: OrderId; token: string; total: number };
type Stage = 'unpaid' | 'created' | 'preparing' | 'completed';

const setStatus = (id: OrderId, status: string) =>
  postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, { status });

/**
 * An order paid online, brought to a stage; from `created` on the restaurant's system has its
 * ticket.
 */
async function orderAt(stage: Stage, isDelivery: boolean): Promise<Placed> {
  const online = { payment_method: 'online' };
  const { id, total } = isDelivery
    ? await placeTestOrder(
        shop.server,
        camila,
        { ...deliveryOrderPayload(online), online_payment: true },
        crypto.randomUUID(),
      )
    : await shop.order(camila);
  if (stage === 'unpaid') return { id, token: '', total };
  const token = (await shop.start(camila, id)).body.next.fields.token_ws;
  await shop.returnFromProvider(await shop.actOnPage(token, 'pay'));
  await shop.runJobs('notify-kitchen', id);
  for (const status of ['preparing', 'ready', 'completed'])
    if (stage === 'completed' || (stage === 'preparing' && status === 'preparing'))
      expect((await setStatus(id, status)).status).toBe(200);
  return { id, token, total };
}

const ticketOf = async (id: OrderId): Promise<AnyJson> =>
  (await shop.sandbox.call('GET', '/kitchen/orders')).orders.find(
    ({ orderId }: AnyJson) => orderId === id,
  );
const cardOf = async (id: OrderId): Promise<AnyJson> =>
  (
    await callApi(shop.server, '/v1/counter/stores/1/board', { headers: rosa.headers })
  ).body.cards.find((card: AnyJson) => card.id === id);
const atCounter = async (path: string, body: object): Promise<void> => {
  const { status } = await writeAsStaff(shop.server, rosa, ['POST', path, body]);
  expect(status).toBe(200);
};
const refundAtCounter = ({ id, total }: Placed) =>
  atCounter(`orders/${id}/refund`, { part: 'whole', amount: total, reason: 'other' });
const refundByOperator = ({ id }: Placed) =>
  refundOrderForOperator(shop.server.deps, burger, { orderId: id, why: 'no gas (ana)' });

/** The provider gives the money back by itself; the server learns it with a poll. */
async function chargeBack({ id, token, total }: Placed): Promise<void> {
  const url = `${shop.sandbox.url}/webpay/rswebpaytransaction/api/webpay/v1.2/transactions/${token}/refunds`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'tbk-api-key-id': '597055555532',
      'tbk-api-key-secret': 'sandbox-webpay-secret',
    },
    body: JSON.stringify({ amount: total }),
  });
  expect(answer.status).toBe(200);
  const [attempt] = await shop.owner.rows<{ id: string }>(
    'burger',
    'select id from payment_attempts where order_id = $1',
    [id],
  );
  await shop.runJobs('poll-payment', attempt?.id ?? '');
}

type Way = {
  stage: Stage;
  isDelivery?: boolean;
  end(placed: Placed): Promise<unknown>;
  /**
   * Status and reason that the restaurant's own system shows afterwards. Null: it is not called
   * about the end.
   */
  system: readonly [status: string, reason: string] | null;
  /** The author of the end, as the card of the order on the counter's board says. Null: no card. */
  board: string | null;
  mail: 0 | 1;
};

const ways: Record<string, Way> = {
  'the counter, which rejects it': {
    stage: 'created',
    end: ({ id }) => atCounter(`stores/1/orders/${id}/reject`, { reason: 'tooBusy' }),
    system: ['cancelled', 'restaurant'],
    board: null,
    mail: 1,
  },
  'a whole refund at the counter before it is begun': {
    stage: 'created',
    end: refundAtCounter,
    system: ['cancelled', 'restaurant'],
    board: null,
    mail: 1,
  },
  'a whole refund at the counter in its preparation': {
    stage: 'preparing',
    end: refundAtCounter,
    system: ['cancelled', 'restaurant'],
    board: 'restaurant',
    mail: 1,
  },
  'a whole refund at the counter after it was handed over': {
    stage: 'completed',
    end: refundAtCounter,
    system: ['reversed', 'restaurant'],
    board: null,
    mail: 0,
  },
  'the restaurant’s own system': {
    stage: 'created',
    end: ({ id }) => setStatus(id, 'cancelled'),
    system: null,
    board: 'restaurant',
    mail: 1,
  },
  'an operator’s refund': {
    stage: 'created',
    end: refundByOperator,
    system: ['cancelled', 'operator'],
    board: 'operator',
    mail: 1,
  },
  'an operator’s refund after it was handed over': {
    stage: 'completed',
    end: refundByOperator,
    system: ['reversed', 'operator'],
    board: null,
    mail: 0,
  },
  'an operator who cancels its delivery': {
    stage: 'preparing',
    isDelivery: true,
    end: ({ id }) =>
      cancelOrderByOperator(shop.server.deps, burger, { orderId: id, by: 'ana', why: 'no gas' }),
    system: ['cancelled', 'operator'],
    board: 'operator',
    mail: 1,
  },
  'the minutes in which nobody began it': {
    stage: 'created',
    end: () => {
      shop.server.setClock(Date.now() + 21 * 60_000);
      return alertUnacceptedOrders(shop.server.deps).finally(() =>
        shop.server.setClock(Date.now()),
      );
    },
    system: ['cancelled', 'notAccepted'],
    board: 'notAccepted',
    mail: 1,
  },
  'the half hour in which nobody brought it': {
    stage: 'preparing',
    isDelivery: true,
    end: async ({ id }) => {
      const past = new Date(noon).toISOString();
      await shop.owner.rows('burger', 'update orders set decide_by = $2 where id = $1', [id, past]);
      const job = { tenantId: burger, orderId: id };
      await jobHandlers(shop.server.deps)['cancel-undelivered-order'](job);
    },
    system: ['cancelled', 'notDelivered'],
    board: 'notDelivered',
    mail: 1,
  },
  'its provider, which gives the money back': {
    stage: 'created',
    end: chargeBack,
    system: ['cancelled', 'refunded'],
    board: 'refunded',
    mail: 1,
  },
  'its shopper before it is paid': {
    stage: 'unpaid',
    end: ({ id }) =>
      callApi(shop.server, `/v1/orders/${id}/cancel`, {
        method: 'POST',
        headers: guestHeaders(camila),
      }),
    system: null,
    board: null,
    mail: 0,
  },
  'the end of its payment window': {
    stage: 'unpaid',
    end: ({ id }) =>
      jobHandlers(shop.server.deps)['expire-order']({ tenantId: burger, orderId: id }),
    system: null,
    board: null,
    mail: 0,
  },
};

test.each(Object.entries(ways))(
  'an order that is ended by %s: its restaurant’s system, the board and the shopper are notified, but not who ended it',
  async (_name, { stage, isDelivery = false, end, system, board, mail }) => {
    const placed = await orderAt(stage, isDelivery);
    const { id } = placed;
    await end(placed);
    expect(await shop.runJobs('notify-kitchen-end', id)).toBe(system === null ? 0 : 1);
    if (system !== null) {
      const [status, endReason] = system;
      expect(await ticketOf(id)).toMatchObject({ status, endReason });
    }
    expect((await cardOf(id))?.ended?.by ?? null).toBe(board);
    expect(await shop.runJobs('send-order-ended', id)).toBe(mail);
    const seen = await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(camila) });
    expect(['cancelled', 'failed', 'reversed']).toContain(seen.body.status);
  },
);
