import type { CourierName, CourierProblem, CourierQuote } from '@comanda/domain/courier/delivery.ts';
import { couriersOf } from '@comanda/domain/courier/next-courier.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { type Minor, zero } from '@comanda/domain/money/money.ts';
import type { Point, Store } from '@comanda/domain/store/store.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import type { Quoted } from '../../couriers/courier.ts';
import type { CourierRegistry } from '../../couriers/registry.ts';
import { errandFrom, stopOfStore } from './errand-of-order.ts';
import { reachCourier } from './reach-courier.ts';

type Quoting = { couriers: CourierRegistry };

/** Where it goes; `value`: of the food. `street`, `city`, `postalCode`: as far as they are known. */
export type QuotedWay = {
  tenantId: TenantId;
  country: Country;
  store: Store;
  place: Point;
  value: Minor;
  street?: string;
  city?: string;
  postalCode?: string;
  /** When the food is expected on the counter, milliseconds. */
  readyAt: number;
};

/**
 * `forOrder`: of the order's own door, and the quote is used up. For a price the quote of a near door will do, asked for once however often a
 * cart is priced; `mayAsk` is asked before a courier is, and a no is nobody's refusal: the price goes on without a quote.
 */
export type Asking = 'forOrder' | { mayAsk: () => boolean };

/**
 * What the first of a store's couriers that would bring it wants for that. `quote` null and `problem` null: the store brings it itself, for
 * nothing that a courier asks. A `problem`: nobody would, for the reason of the first. Three seconds at most for each courier.
 */
export async function quoteDelivery(
  deps: Quoting,
  way: QuotedWay,
  asking: Asking,
): Promise<{ quote: CourierQuote | null; problem: CourierProblem | null }> {
  let problem: CourierProblem | null = null;
  for (const courier of couriersOf(way.store)) {
    if (courier === 'own_delivery') return { quote: null, problem: null };
    const quoted = await quoteOf(deps, courier, way, asking);
    if (quoted.ok) return { quote: quoted.quote, problem: null };
    problem ??= quoted.problem;
  }
  return { quote: null, problem };
}

async function quoteOf(deps: Quoting, name: CourierName, way: QuotedWay, asking: Asking): Promise<Quoted> {
  const away: Quoted = { ok: false, problem: 'temporary' };
  if (deps.couriers.isDown(name)) return away;
  const { tenantId, store, place } = way;
  const reached = await reachCourier(deps, tenantId, name, 'quick');
  if (!reached) return away;
  const quoted = { way: [tenantId, name, store.id].join(' '), point: place };
  const ask = () => reached.courier.quote(reached.context, errandOf(way));
  const { quotes } = deps.couriers;
  if (asking === 'forOrder') return quotes.take(quoted, ask);
  return quotes.find(quoted) ?? (asking.mayAsk() ? quotes.get(quoted, ask) : away);
}

/** Nobody has said yet who is at the door; the price does not depend on it. */
function errandOf({ country, store, place, value, street, city, postalCode = '', readyAt }: QuotedWay) {
  const from = stopOfStore(store, country.code);
  return {
    ...errandFrom(store, country.code),
    ref: 'quote',
    to: { ...from, street: street ?? store.commune, city: city ?? store.commune, postalCode, point: place },
    parcels: [{ name: store.name, quantity: 1, price: zero }],
    value,
    readyAt,
    leaveAtDoor: false,
  };
}
