import { offersDispatch } from '../store/offers-dispatch.ts';
import type { Store } from '../store/store.ts';
import { instantOf } from '../time/instant.ts';
import type { StoreFact } from './store-fact.ts';

/** Its end, an ISO instant; null: until told otherwise. */
type Lasting = { until: string | null };

/**
 * What makes a store take fewer or later orders than usual; null: it does not. `pause`: nobody can
 * order. `busy`: minutes added to every wait.
 */
export type StoreAlerts = {
  pause: { until: string } | null;
  busy: (Lasting & { minutes: number }) | null;
  deliveryOff: Lasting | null;
  pickupOff: Lasting | null;
};

type AlertedStore = Pick<
  Store,
  'pausedUntil' | 'busyMinutes' | 'deliveryOpen' | 'pickUpOpen' | 'orderMethod'
>;

/**
 * Returns what staff must not forget about a store at `now` (milliseconds): the board and the bar
 * of each device say it. `facts`: those of the counter, whose ends it names. A dispatch method that
 * the store never offers is not off. docs/rules/counter-store.md#store-alerts.
 */
export function storeAlerts(
  store: AlertedStore,
  facts: readonly StoreFact[],
  now: number,
): StoreAlerts {
  const endOf = (kind: StoreFact['kind']): string | null =>
    facts.find((fact) => fact.kind === kind)?.until ?? null;
  const { pausedUntil, busyMinutes } = store;
  const isPaused = pausedUntil !== null && instantOf(pausedUntil) > now;
  const isOff = (dispatch: 'store_delivery' | 'in_store', isOpen: boolean): boolean =>
    offersDispatch(store, dispatch) && !isOpen;
  return {
    pause: isPaused ? { until: pausedUntil } : null,
    busy: busyMinutes > 0 ? { minutes: busyMinutes, until: endOf('busy') } : null,
    deliveryOff: isOff('store_delivery', store.deliveryOpen) ? { until: endOf('delivery') } : null,
    pickupOff: isOff('in_store', store.pickUpOpen) ? { until: endOf('pickup') } : null,
  };
}

/** Returns the alerts that still hold at `now` (milliseconds): a device learns of no end. */
export function alertsInForce(alerts: StoreAlerts, now: number): StoreAlerts {
  const holds = ({ until }: Lasting): boolean => until === null || instantOf(until) > now;
  const { pause, busy, deliveryOff, pickupOff } = alerts;
  return {
    pause: pause && holds(pause) ? pause : null,
    busy: busy && holds(busy) ? busy : null,
    deliveryOff: deliveryOff && holds(deliveryOff) ? deliveryOff : null,
    pickupOff: pickupOff && holds(pickupOff) ? pickupOff : null,
  };
}
