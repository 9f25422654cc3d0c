import type { Clock } from '../control/clock.ts';
import type { DeliveryBook, DeliveryTruth } from '../control/delivery-book.ts';
import { type Alarms, createAlarms } from '../kitchen/alarms.ts';
import type { Pace } from '../kitchen/pace.ts';
import type { Timer } from '../timer.ts';
import { type CancelReason, canCancelAt } from './stage.ts';
import { cancelled, type Couriers, hasNext, isLive, moved, type NewTrip, ridersOf, stageOf, stepOf, type Trip } from './trip.ts';

/** Hears what becomes of a courier's deliveries, in order. `located`: the rider is on the way, every so often. */
export type Listener = { moved(trip: Trip): void; located?: { everyMs: number; tell(trip: Trip): void } };

/** All deliveries of all couriers, and the riders who bring them by the clock. What is due by now has happened before anything is read. */
export type Fleet = {
  add(trip: NewTrip): Trip;
  find(courier: Couriers, id: string): Trip | null;
  /** Null: too late, or no such delivery. */
  cancel(courier: Couriers, id: string, reason: CancelReason): Trip | null;
  /** One step now, whatever the clock says. Null: no such delivery, or it goes no further. */
  step(courier: Couriers, id: string): Trip | null;
  /** More or other details of a delivery that somebody still brings; null when nobody does. Not news. */
  annotate(courier: Couriers, id: string, details: Trip['details']): Trip | null;
  /** Oldest first. */
  all(courier?: Couriers): readonly Trip[];
  listen(courier: Couriers, listener: Listener): void;
  pace(): Pace;
  setPace(change: Partial<Pace>): void;
  book: DeliveryBook;
  stop(): void;
};

type Depot = { trips: Map<string, Trip>; listeners: Map<Couriers, Listener>; alarms: Alarms; clock: Clock; pace: Pace };

/** The oldest are forgotten beyond this many. */
const keptTrips = 50_000;
const keyOf = ({ courier, id }: { courier: Couriers; id: string }): string => `${courier} ${id}`;

export function createFleet(clock: Clock, timer: Timer, pace: Pace): Fleet {
  const depot: Depot = { trips: new Map(), listeners: new Map(), alarms: createAlarms(timer), clock, pace };
  const find = (courier: Couriers, id: string): Trip | null => {
    const trip = depot.trips.get(keyOf({ courier, id }));
    return trip === undefined ? null : catchUp(depot, trip);
  };
  const all = (courier?: Couriers): readonly Trip[] =>
    [...depot.trips.values()].filter((trip) => courier === undefined || trip.courier === courier);
  const refresh = (): void => all().forEach((trip) => void catchUp(depot, trip));
  const current = (courier?: Couriers): readonly Trip[] => {
    refresh();
    return all(courier);
  };
  clock.onAdvance(refresh);
  return {
    add: (trip) => {
      if (depot.trips.size >= keptTrips) forgetOldest(depot);
      const now = clock.now();
      return put(depot, { ...trip, createdAt: now, at: 0, since: now });
    },
    find,
    cancel: (courier, id, reason) => {
      const trip = find(courier, id);
      return trip === null || !canCancelAt(stageOf(trip)) ? null : put(depot, cancelled(trip, reason, clock.now()));
    },
    step: (courier, id) => {
      const trip = find(courier, id);
      return trip === null || !hasNext(trip) ? null : put(depot, moved(trip, clock.now()));
    },
    annotate: (courier, id, details) => {
      const trip = find(courier, id);
      if (trip === null || !isLive(trip)) return null;
      const after = { ...trip, details: { ...trip.details, ...details } };
      depot.trips.set(keyOf(trip), after);
      return after;
    },
    all: current,
    listen: (courier, listener) => void depot.listeners.set(courier, listener),
    pace: () => depot.pace,
    setPace: (change) => {
      refresh();
      depot.pace = { ...depot.pace, ...change };
      all().forEach((trip) => setAlarm(depot, trip));
    },
    book: { all: () => current().map(truthOf) },
    stop: depot.alarms.clearAll,
  };
}

/** Keeps a delivery that has just begun or moved, and tells of it. */
function put(depot: Depot, trip: Trip): Trip {
  depot.trips.set(keyOf(trip), trip);
  setAlarm(depot, trip);
  depot.listeners.get(trip.courier)?.moved(trip);
  return trip;
}

/** Every step whose time has come, one after the other. */
function catchUp(depot: Depot, trip: Trip): Trip {
  const { clock, pace } = depot;
  let last = trip;
  while (!pace.paused && hasNext(last) && last.since + Math.max(1, pace.stepMs) <= clock.now()) {
    last = put(depot, moved(last, last.since + Math.max(1, pace.stepMs)));
  }
  return last;
}

function setAlarm(depot: Depot, trip: Trip): void {
  const { alarms, clock, pace } = depot;
  const key = keyOf(trip);
  const again = (): void => {
    const now = depot.trips.get(key);
    if (now !== undefined) catchUp(depot, now);
  };
  if (pace.paused || !hasNext(trip)) alarms.clear(key);
  else alarms.set(key, Math.max(0, trip.since + Math.max(1, pace.stepMs) - clock.now()), again);
  setLocationAlarm(depot, trip);
}

function setLocationAlarm(depot: Depot, trip: Trip): void {
  const key = `${keyOf(trip)} located`;
  const located = depot.listeners.get(trip.courier)?.located;
  if (located === undefined || !isLive(trip) || stepOf(trip).rider === null) return depot.alarms.clear(key);
  depot.alarms.set(key, located.everyMs, () => {
    const now = depot.trips.get(keyOf(trip));
    if (now === undefined) return;
    located.tell(now);
    setLocationAlarm(depot, now);
  });
}

function forgetOldest({ trips, alarms }: Depot): void {
  const [oldest] = trips.keys();
  if (oldest === undefined) return;
  trips.delete(oldest);
  alarms.clear(oldest);
  alarms.clear(`${oldest} located`);
}

/** A delivery that was called off before a rider set out costs nothing. */
const truthOf = (trip: Trip): DeliveryTruth => ({
  provider: trip.courier,
  merchantRef: trip.reference,
  id: trip.id,
  state: stageOf(trip),
  live: isLive(trip),
  riders: ridersOf(trip),
  charged: stageOf(trip) === 'cancelled' && ridersOf(trip) === 0 ? 0 : trip.fee,
  currency: trip.currency,
});
