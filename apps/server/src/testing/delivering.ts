import type { OrderId } from '@comanda/domain/ids.ts';
import type { CourierName } from '@comanda/domain/courier/delivery.ts';
import { tasksOf } from '../workers/tasks.ts';
import { burger, openPayingShop, type PayingShop } from './paying.ts';
import { as, call, delivered, type Guest, guest, type Json, signed } from './shopper.ts';

/** Work that is done by name for a delivery, in the order a worker would. */
const deliveryWork = ['send-delivery', 'track-delivery', 'call-off-delivery', 'tell-courier-ready'] as const;

export type DeliveryFacts = { courier: string; status: string; problem: string | null; courierRef: string | null };

/** A shop whose orders are brought by couriers of the sandbox, paid with Webpay. Jobs are done by hand; riders step by hand. */
export type DeliveringShop = PayingShop & {
  who: Guest;
  /** An order for delivery, paid, and told to its kitchen; nobody was asked to bring it yet. */
  paidOrder(changes?: object): Promise<Json>;
  /** The same, and the first courier was asked. */
  dispatched(changes?: object): Promise<Json>;
  /** The order as its shopper sees it. */
  shown(orderId: string): Promise<Json>;
  deliveries(orderId: string): Promise<DeliveryFacts[]>;
  story(orderId: string): Promise<{ kind: string; detail: Json }[]>;
  /** Everything that waits for this order's deliveries, so many times. */
  work(orderId: string, rounds?: number): Promise<void>;
  /** The next courier is asked, if that waits. */
  fallBack(orderId: string): Promise<number>;
  /** The time of a person to decide is looked at, as its job would. */
  endUndelivered(orderId: string): Promise<void>;
  /** Seconds go by for us and for the couriers. */
  later(seconds: number): Promise<void>;
  /** The rider of a courier makes a step. */
  step(courier: string, orderId: string): Promise<string>;
  /** What really became of it, as the couriers know: how many of them still bring it. */
  really(orderId: string): Promise<{ live: number; deliveries: { provider: string; state: string; live: boolean }[] }>;
  /** From now on the sandbox's kitchen is told of orders. */
  openKitchen(): void;
  /** As that kitchen knows it; undefined: it was told nothing. */
  ticket(orderId: string): Promise<Json>;
  /** The kitchen moves it. */
  kitchen(orderId: string, status: string): Promise<void>;
  goesWrong(courier: string, at: string, fault: string, times?: number | null): Promise<void>;
};

export async function openDeliveringShop(couriers: readonly [CourierName, ...CourierName[]]): Promise<DeliveringShop> {
  const [deliveryType, ...fallbackCouriers] = couriers;
  const shop = await openPayingShop(['burger'], { deliveryType, fallbackCouriers });
  for (const emulated of ['couriers', 'kitchen']) await shop.sandbox.ask('POST', `/${emulated}/pause`);
  let ahead = 0;
  const setClock = () => shop.server.setClock(Date.now() + ahead);
  setClock();
  const who = await guest(shop.server);
  const refOf = (orderId: string) => `${burger}-${orderId}`;
  const truthOf = async (orderId: string, more = '') => {
    const names = [refOf(orderId), `${refOf(orderId)}-2`, `${refOf(orderId)}-3`];
    const truths = await Promise.all(names.map((name) => shop.sandbox.ask('GET', `/_truth?merchantRef=${name}${more}`)));
    const deliveries = truths.flatMap((truth) => truth.deliveries);
    return { deliveries, live: deliveries.filter(({ live }) => live).length };
  };
  const really: DeliveringShop['really'] = (orderId) => truthOf(orderId);
  const paidOrder = async (changes: object = {}) => {
    setClock();
    const body: Json = delivered(changes);
    const made = await shop.order(who, { ...body.order, payment_method: 'online' });
    const { body: started } = await shop.start(who, made.id);
    await shop.comeBack(await shop.onPage(started.next.fields.token_ws, 'pay'));
    await shop.doJobs('notify-kitchen', made.id);
    return made;
  };
  const idsOf = (orderId: string) =>
    shop.owner.rows<{ id: string }>(burger, 'select id from deliveries where order_id = $1 order by created_at', [orderId]);
  return {
    ...shop,
    who,
    paidOrder,
    really,
    dispatched: async (changes) => {
      const made = await paidOrder(changes);
      await shop.doJobs('dispatch-delivery', made.id);
      return made;
    },
    shown: async (orderId) => (await call(shop.server, `/v1/orders/${orderId}`, { headers: as(who) })).body,
    deliveries: (orderId) =>
      shop.owner.rows(
        burger,
        `select courier, status, problem, courier_ref as "courierRef" from deliveries where order_id = $1 order by created_at`,
        [orderId],
      ),
    story: (orderId) =>
      shop.owner.rows(burger, 'select kind, detail from delivery_events where order_id = $1 order by position', [orderId]),
    work: async (orderId, rounds = 1) => {
      for (let round = 0; round < rounds; round += 1) {
        setClock();
        for (const { id } of await idsOf(orderId)) for (const name of deliveryWork) await shop.doJobs(name, id);
      }
    },
    fallBack: (orderId) => shop.doJobs('dispatch-delivery', orderId),
    endUndelivered: (orderId) => tasksOf(shop.server.deps)['end-undelivered']({ tenantId: burger, orderId: orderId as OrderId }),
    later: async (seconds) => {
      ahead += seconds * 1_000;
      setClock();
      await shop.sandbox.ask('POST', '/_clock', { advanceMs: seconds * 1_000 });
    },
    step: async (courier, orderId) => {
      const { deliveries } = await truthOf(orderId, `&provider=${courier}`);
      await shop.sandbox.ask('POST', `/couriers/deliveries/${courier}/${deliveries.at(-1).id}/advance`);
      return (await really(orderId)).deliveries.at(-1)?.state ?? '';
    },
    openKitchen: () => void Object.assign(shop.server.deps.config, { sandboxUrl: shop.sandbox.url }),
    ticket: async (orderId) => {
      const { orders } = await shop.sandbox.ask('GET', '/kitchen/orders');
      return orders.find((ticket: Json) => ticket.orderId === orderId);
    },
    kitchen: async (orderId, status) => {
      const { body } = await signed(shop.server, `/v1/integrations/orders/${orderId}/status`, { status });
      if (body.status !== status) throw new Error(`the order did not become ${status}: ${JSON.stringify(body)}`);
    },
    goesWrong: (courier, at, fault, times = 1) => shop.sandbox.play(courier, { at, fault, times }),
  };
}
