import { asOwner } from '../support/counter.ts';
import type { DemoBrand } from '../support/demo-brands.ts';
import { moneyAtProvider } from '../support/webpay-at-counter.ts';
import type { DayLog, DayOrder } from './day-log.ts';
import type { Fate } from './plan-day.ts';

/** A day as the database and the provider have it; each list names orders that are wrong. */
export type Books = {
  /** Taps whose action the server does not have. */
  lost: readonly string[];
  /** Taps that staff made again, because the card asked for them again: none was to be lost. */
  repeated: readonly string[];
  /** Actions of the server beyond the taps. */
  doubled: readonly string[];
  /** Orders that did not end as their plan says. */
  wrongEnd: readonly string[];
  /** Orders whose money at the provider is not the order's. */
  wrongAtProvider: readonly string[];
  /** Orders whose cash in the ledger is not what was handed over, in minor units. */
  wrongCash: readonly string[];
  /** Minor units of cash that the orders of the day brought in. */
  cash: number;
};

const statusOf: Readonly<Record<Fate, string>> = {
  handedOver: 'completed',
  later: 'completed',
  rejected: 'cancelled',
  cancelled: 'cancelled',
  noShow: 'cancelled',
};
const expectedStatus = ({ isTomorrow, fate }: DayOrder): string =>
  isTomorrow ? 'scheduled' : statusOf[fate];

type StoredOrder = { id: string; status: string; total: number; cash: number };

/** Reads the orders of a brand, and compares them with what was tapped. */
export async function checkBooks(brand: string, log: DayLog): Promise<Books> {
  const stored = await readOrders(brand);
  const orders = [...log.orders.values()];
  const wrongCash: string[] = [];
  const wrongAtProvider: string[] = [];
  let cash = 0;
  for (const order of orders) {
    const { status = 'missing', total = 0, cash: booked = 0 } = stored.get(order.id) ?? {};
    const isTaken = status === 'completed' && order.method === 'cash';
    if (booked !== (isTaken ? total : 0)) wrongCash.push(order.number);
    if (isTaken) cash += total;
    if (order.method !== 'webpay') continue;
    const { captured, refunded } = await moneyAtProvider(brand, order.id);
    if (captured - refunded !== (status === 'cancelled' ? 0 : total))
      wrongAtProvider.push(order.number);
  }
  const wrongEnd = orders
    .filter((order) => stored.get(order.id)?.status !== expectedStatus(order))
    .map((order) => `${order.number} (${stored.get(order.id)?.status ?? 'missing'})`);
  return { ...(await compareTaps(brand, log)), wrongEnd, wrongAtProvider, wrongCash, cash };
}

async function readOrders(brand: string): Promise<ReadonlyMap<string, StoredOrder>> {
  const orders = new Map<string, StoredOrder>();
  await asOwner(brand as DemoBrand, async (query) => {
    const { rows } = await query(
      `select o.id, o.status, o.total::double precision as total,
          coalesce((select sum(b.amount) from ledger_events e
            cross join lateral unnest(e.accounts, e.amounts) as b (account, amount)
            where e.tenant_id = o.tenant_id and e.order_id = o.id and b.account = 'cash'), 0)
            ::double precision as cash
        from orders o where o.tenant_id = $1`,
      [brand],
    );
    for (const row of rows as StoredOrder[]) orders.set(row.id, row);
  });
  return orders;
}

async function compareTaps(
  brand: string,
  log: DayLog,
): Promise<Pick<Books, 'lost' | 'repeated' | 'doubled'>> {
  const done = new Map<string, number>();
  await asOwner(brand as DemoBrand, async (query) => {
    const { rows } = await query(
      `select o.number || ' ' || a.kind as what, count(*)::integer as times
        from counter_actions a join orders o on o.tenant_id = a.tenant_id and o.id::text = a.subject
        where a.tenant_id = $1 and a.kind like 'order.%' group by 1`,
      [brand],
    );
    for (const { what, times } of rows) done.set(String(what), Number(times));
  });
  const tapped = new Map<string, number>();
  for (const { number, kind } of log.taps)
    tapped.set(`${number} ${kind}`, (tapped.get(`${number} ${kind}`) ?? 0) + 1);
  const doneOf = (what: string): number => done.get(what) ?? 0;
  const short = [...tapped].filter(([what, times]) => times > doneOf(what)).map(([what]) => what);
  return {
    lost: short.filter((what) => doneOf(what) === 0),
    repeated: short.filter((what) => doneOf(what) > 0),
    doubled: [...done]
      .filter(([what, times]) => times > (tapped.get(what) ?? 0))
      .map(([what]) => what),
  };
}
