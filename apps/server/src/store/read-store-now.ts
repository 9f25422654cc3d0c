import type { getStoreNow as endpoint } from '@comanda/contract/counter/store-now.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { isStillDisabled } from '@comanda/domain/menu/check-availability.ts';
import type { DisabledItem } from '@comanda/domain/menu/menu.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { offersDispatch } from '@comanda/domain/store/offers-dispatch.ts';
import { autoAccepts } from '@comanda/domain/store-facts/auto-accept.ts';
import { businessDayEnd } from '@comanda/domain/store-facts/fact-end.ts';
import { hoursOfDate } from '@comanda/domain/store-facts/hours-of-date.ts';
import { storeOpening } from '@comanda/domain/store/why-store-is-closed.ts';
import { type DispatchMethod, isTakenAtCounter, type Store } from '@comanda/domain/store/store.ts';
import { currentWait } from '@comanda/domain/store/wait-time.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import type { LiveStore } from '../menu/live-store.ts';
import type { SetStoreFact } from './store-fact.rows.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { reachedStoreWithFacts } from './reached-store-with-facts.ts';

type Endpoint = typeof endpoint;
type Facts = readonly SetStoreFact[];

/**
 * Answers what shoppers see of the store now, and for each fact where it comes from. Refused:
 * NOT_FOUND.
 */
export async function readStoreNow(
  deps: Pick<Deps, 'menus' | 'db'>,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { now } = call;
  const reached = await reachedStoreWithFacts(deps, call, call.params.id);
  if (!reached) return refuse(refusalOf('NOT_FOUND'));
  const { facts, live } = reached;
  const { store } = live;
  const pausedUntil =
    store.pausedUntil !== null && instantOf(store.pausedUntil) > now ? store.pausedUntil : null;
  return accept({
    storeId: store.id,
    name: store.name,
    timeZone: store.timeZone,
    now: isoOf(now),
    today: zonedTime(now, store.timeZone).date,
    dayEndsAt: isoOf(businessDayEnd(store, now)),
    busy: { minutes: store.busyMinutes, ...originOf(facts, 'busy') },
    pause: { ...originOf(facts, 'pause'), until: pausedUntil },
    autoAccept: isTakenAtCounter(store)
      ? { isOn: autoAccepts({ store, facts }, now), ...originOf(facts, 'autoAccept') }
      : null,
    capacity: {
      places: store.slotCapacity,
      usual: live.folderStore.slotCapacity,
      ...originOf(facts, 'capacity'),
    },
    delivery: dispatchOf(store, 'store_delivery', facts, now),
    pickup: dispatchOf(store, 'in_store', facts, now),
    dates: datesOf(store, facts, now),
    soldOut: countSoldOut(live, now),
  });
}

/** Names the fact of a kind, or the folder. */
const originOf = (facts: Facts, kind: SetStoreFact['kind'], subject?: string) => {
  const fact = facts.find(
    (each) =>
      each.kind === kind &&
      (subject === undefined || (each.kind === 'hours' && each.date === subject)),
  );
  return fact ? originOfFact(fact) : folderOrigin;
};

export const originOfFact = ({ by, setAt, until }: SetStoreFact) =>
  ({ source: 'counter', by, setAt, until }) as const;
const folderOrigin = { source: 'folder', by: null, setAt: null, until: null } as const;

function dispatchOf(store: Store, dispatch: DispatchMethod, facts: Facts, now: number) {
  if (!offersDispatch(store, dispatch)) return null;
  const isPickup = dispatch === 'in_store';
  const opening = storeOpening(store, dispatch, now);
  return {
    isOn: isPickup ? store.pickUpOpen : store.deliveryOpen,
    ...originOf(facts, isPickup ? 'pickup' : 'delivery'),
    opening: {
      isOpen: opening.kind === 'open',
      until: opening.kind === 'open' ? opening.until : null,
      opensAt: opening.kind === 'closed' ? opening.opensAt : null,
    },
    wait: currentWait(store, dispatch, null),
  };
}

/** Today, and the later dates with hours of their own or whose holiday the counter took away. */
function datesOf(store: Store, facts: Facts, now: number) {
  const { date: today } = zonedTime(now, store.timeZone);
  const named = new Set(store.holidays.map(({ date }) => date));
  const said = facts.flatMap((fact) => (fact.kind === 'hours' ? [fact.date] : []));
  const dates = [...new Set([today, ...named, ...said])].filter((date) => date >= today).toSorted();
  return dates.map((date) => ({
    date,
    hours: hoursOfDate(store, date),
    isUsual: !named.has(date),
    ...originOf(facts, 'hours', date),
  }));
}

/**
 * Counts the dishes and options that shoppers see as sold out: marked so, or counted down to none.
 */
function countSoldOut({ index }: LiveStore, now: number) {
  const { disabledProducts, disabledModifiers, priceByProduct } = index;
  const isOff = (item: DisabledItem | undefined): boolean =>
    item !== undefined && isStillDisabled(item, now);
  const products = [...index.productById.keys()].filter(
    (id) => isOff(disabledProducts.get(id)) || priceByProduct.get(id)?.stock === 0,
  );
  const modifiers = [...index.modifierById.keys()].filter((id) => isOff(disabledModifiers.get(id)));
  return { products: products.length, modifiers: modifiers.length };
}
