import type { OrderId } from '@comanda/domain/ids.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { CourierName } from '@comanda/domain/courier/delivery.ts';
import { jobHandlers } from './job-handlers.ts';
import { burgerTenantId, openPaymentTestShop, type PaymentTestShop } from './payment-shop.ts';
import {
  guestHeaders,
  callApi,
  deliveryOrderPayload,
  type Guest,
  createTestGuest,
  postAsIntegration,
} from './shopper.ts';
import type { AnyJson } from './any-json.ts';

/** Jobs of a delivery, in the order in which a worker runs them. */
const deliveryJobNames = [
  'request-delivery',
  'poll-delivery',
  'cancel-delivery',
  'notify-courier-ready',
] as const;

type DeliveryFacts = {
  courier: string;
  status: string;
  problem: string | null;
  courierRef: string | null;
};

/**
 * A shop whose orders are paid with Webpay and brought by the sandbox's couriers. Tests run jobs
 * and move riders themselves.
 */
export type DeliveryTestShop = PaymentTestShop & {
  who: Guest;
  /**
   * Places and pays an order for delivery and notifies its kitchen. No courier is requested yet.
   */
  paidOrder(changes?: object): Promise<AnyJson>;
  /** The same, and requests the first courier. */
  dispatchedOrder(changes?: object): Promise<AnyJson>;
  /** Returns the order as its shopper sees it. */
  orderOfShopper(orderId: string): Promise<AnyJson>;
  deliveries(orderId: string): Promise<DeliveryFacts[]>;
  eventLog(orderId: string): Promise<{ kind: string; detail: AnyJson }[]>;
  /** Runs the waiting jobs of the order's deliveries, `rounds` times. */
  runDeliveryJobs(orderId: string, rounds?: number): Promise<void>;
  /** Requests the next courier if that job waits. Returns how many jobs ran. */
  dispatchNext(orderId: string): Promise<number>;
  /** Runs the job that checks the operator's deadline. */
  cancelUndelivered(orderId: string): Promise<void>;
  /** Advances the clocks of the server and of the couriers. */
  advanceClock(seconds: number): Promise<void>;
  /** Moves the courier's rider one step. Returns the new state of the delivery. */
  advanceRider(courier: string, orderId: string): Promise<string>;
  /**
   * Returns the deliveries as the sandbox's couriers know them. `live`: how many of them are still
   * under way.
   */
  sandboxDeliveries(
    orderId: string,
  ): Promise<{ live: number; deliveries: { provider: string; state: string; live: boolean }[] }>;
  /** From now on the server sends orders to the sandbox's kitchen. */
  connectKitchen(): void;
  /**
   * Returns the order's ticket at the sandbox's kitchen, or undefined if the kitchen was not
   * notified.
   */
  kitchenTicketOfOrder(orderId: string): Promise<AnyJson>;
  /** Changes the order's status as the kitchen does. */
  setKitchenStatus(orderId: string, status: string): Promise<void>;
  injectCourierFault(
    courier: string,
    at: string,
    fault: string,
    times?: number | null,
  ): Promise<void>;
};

export async function openDeliveryTestShop(
  couriers: readonly [CourierName, ...CourierName[]],
  store: Partial<Store> = {},
): Promise<DeliveryTestShop> {
  const [deliveryType, ...fallbackCouriers] = couriers;
  const shop = await openPaymentTestShop(['burger'], { ...store, deliveryType, fallbackCouriers });
  for (const emulated of ['couriers', 'kitchen'])
    await shop.sandbox.call('POST', `/${emulated}/pause`);
  let ahead = 0;
  const setClock = () => shop.server.setClock(Date.now() + ahead);
  setClock();
  const who = await createTestGuest(shop.server);
  const refOf = (orderId: string) => `${burgerTenantId}-${orderId}`;
  const truthOf = async (orderId: string, more = '') => {
    const names = [refOf(orderId), `${refOf(orderId)}-2`, `${refOf(orderId)}-3`];
    const truths = await Promise.all(
      names.map((name) => shop.sandbox.call('GET', `/_truth?merchantRef=${name}${more}`)),
    );
    const deliveries = truths.flatMap((truth) => truth.deliveries);
    return { deliveries, live: deliveries.filter(({ live }) => live).length };
  };
  const sandboxDeliveries: DeliveryTestShop['sandboxDeliveries'] = (orderId) => truthOf(orderId);
  const paidOrder = async (changes: object = {}) => {
    setClock();
    const body: AnyJson = deliveryOrderPayload(changes);
    const made = await shop.order(who, { ...body.order, payment_method: 'online' });
    const { body: started } = await shop.start(who, made.id);
    await shop.returnFromProvider(await shop.actOnPage(started.next.fields.token_ws, 'pay'));
    await shop.runJobs('notify-kitchen', made.id);
    return made;
  };
  const idsOf = (orderId: string) =>
    shop.owner.rows<{ id: string }>(
      burgerTenantId,
      'select id from deliveries where order_id = $1 order by created_at',
      [orderId],
    );
  return {
    ...shop,
    who,
    paidOrder,
    sandboxDeliveries,
    dispatchedOrder: async (changes) => {
      const made = await paidOrder(changes);
      await shop.runJobs('dispatch-delivery', made.id);
      return made;
    },
    orderOfShopper: async (orderId) =>
      (await callApi(shop.server, `/v1/orders/${orderId}`, { headers: guestHeaders(who) })).body,
    deliveries: (orderId) =>
      shop.owner.rows(
        burgerTenantId,
        `select courier, status, problem, courier_ref as "courierRef" from deliveries
          where order_id = $1 order by created_at`,
        [orderId],
      ),
    eventLog: (orderId) =>
      shop.owner.rows(
        burgerTenantId,
        'select kind, detail from delivery_events where order_id = $1 order by position',
        [orderId],
      ),
    runDeliveryJobs: async (orderId, rounds = 1) => {
      for (let round = 0; round < rounds; round += 1) {
        setClock();
        for (const { id } of await idsOf(orderId))
          for (const name of deliveryJobNames) await shop.runJobs(name, id);
      }
    },
    dispatchNext: (orderId) => shop.runJobs('dispatch-delivery', orderId),
    cancelUndelivered: (orderId) =>
      jobHandlers(shop.server.deps)['cancel-undelivered-order']({
        tenantId: burgerTenantId,
        orderId: orderId as OrderId,
      }),
    advanceClock: async (seconds) => {
      ahead += seconds * 1_000;
      setClock();
      await shop.sandbox.call('POST', '/_clock', { advanceMs: seconds * 1_000 });
    },
    advanceRider: async (courier, orderId) => {
      const { deliveries } = await truthOf(orderId, `&provider=${courier}`);
      await shop.sandbox.call(
        'POST',
        `/couriers/deliveries/${courier}/${deliveries.at(-1).id}/advance`,
      );
      return (await sandboxDeliveries(orderId)).deliveries.at(-1)?.state ?? '';
    },
    connectKitchen: () =>
      void Object.assign(shop.server.deps.config, { sandboxUrl: shop.sandbox.url }),
    kitchenTicketOfOrder: async (orderId) => {
      const { orders } = await shop.sandbox.call('GET', '/kitchen/orders');
      return orders.find((ticket: AnyJson) => ticket.orderId === orderId);
    },
    setKitchenStatus: async (orderId, status) => {
      const { body } = await postAsIntegration(
        shop.server,
        `/v1/integrations/orders/${orderId}/status`,
        { status },
      );
      if (body.status !== status)
        throw new Error(`the order did not become ${status}: ${JSON.stringify(body)}`);
    },
    injectCourierFault: (courier, at, fault, times = 1) =>
      shop.sandbox.injectFault(courier, { at, fault, times }),
  };
}
