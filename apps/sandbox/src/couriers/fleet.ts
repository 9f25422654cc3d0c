import type { SandboxClock } from '../control/sandbox-clock.ts';
import type { DeliveryRecords, DeliveryTruth } from '../control/delivery-records.ts';
import { type NamedTimers, createNamedTimers } from '../kitchen/named-timers.ts';
import type { StepPace } from '../kitchen/step-pace.ts';
import type { Timer } from '../timer.ts';
import { type CancelReason, canCancelAt } from './trip-stage.ts';
import {
  cancelTrip,
  type EmulatedCourier,
  hasNextStep,
  isTripLive,
  advanceTrip,
  type NewTrip,
  riderCount,
  currentStage,
  currentStep,
  type Trip,
} from './trip.ts';

/**
 * Receives the changes of a courier's deliveries, in order. `located` reports the rider's location
 * at an interval while the rider is on the way.
 */
export type TripListener = {
  moved(trip: Trip): void;
  located?: { everyMs: number; report(trip: Trip): void };
};

/**
 * All deliveries of all couriers. The clock moves the riders. Every read first processes the steps
 * that are due.
 */
export type Fleet = {
  add(trip: NewTrip): Trip;
  find(courier: EmulatedCourier, id: string): Trip | null;
  /** Null: too late, or no such delivery. */
  cancel(courier: EmulatedCourier, id: string, reason: CancelReason): Trip | null;
  /**
   * Advances a delivery one step now, without waiting for the clock. Null: no such delivery, or it
   * has no further step.
   */
  advance(courier: EmulatedCourier, id: string): Trip | null;
  /**
   * Adds or replaces details of a live delivery, without a webhook. Null: the delivery has ended or
   * does not exist.
   */
  updateDetails(courier: EmulatedCourier, id: string, details: Trip['details']): Trip | null;
  /** Oldest first. */
  all(courier?: EmulatedCourier): readonly Trip[];
  listen(courier: EmulatedCourier, listener: TripListener): void;
  pace(): StepPace;
  setPace(change: Partial<StepPace>): void;
  book: DeliveryRecords;
  stop(): void;
};

type FleetState = {
  trips: Map<string, Trip>;
  listeners: Map<EmulatedCourier, TripListener>;
  timers: NamedTimers;
  clock: SandboxClock;
  pace: StepPace;
};

/** Beyond this number, the oldest trips are dropped. */
const maxTrips = 50_000;
const keyOf = ({ courier, id }: { courier: EmulatedCourier; id: string }): string =>
  `${courier} ${id}`;

export function createFleet(clock: SandboxClock, timer: Timer, pace: StepPace): Fleet {
  const state: FleetState = {
    trips: new Map(),
    listeners: new Map(),
    timers: createNamedTimers(timer),
    clock,
    pace,
  };
  const find = (courier: EmulatedCourier, id: string): Trip | null => {
    const trip = state.trips.get(keyOf({ courier, id }));
    return trip === undefined ? null : advanceDueSteps(state, trip);
  };
  const all = (courier?: EmulatedCourier): readonly Trip[] =>
    [...state.trips.values()].filter((trip) => courier === undefined || trip.courier === courier);
  const refresh = (): void => all().forEach((trip) => void advanceDueSteps(state, trip));
  const current = (courier?: EmulatedCourier): readonly Trip[] => {
    refresh();
    return all(courier);
  };
  clock.onAdvance(refresh);
  return {
    add: (trip) => {
      if (state.trips.size >= maxTrips) dropOldest(state);
      const createdAt = clock.now();
      return saveTrip(state, { ...trip, createdAt, stepIndex: 0, stepStartedAt: createdAt });
    },
    find,
    cancel: (courier, id, reason) => {
      const trip = find(courier, id);
      return trip === null || !canCancelAt(currentStage(trip))
        ? null
        : saveTrip(state, cancelTrip(trip, reason, clock.now()));
    },
    advance: (courier, id) => {
      const trip = find(courier, id);
      return trip === null || !hasNextStep(trip)
        ? null
        : saveTrip(state, advanceTrip(trip, clock.now()));
    },
    updateDetails: (courier, id, details) => {
      const trip = find(courier, id);
      if (trip === null || !isTripLive(trip)) return null;
      const after = { ...trip, details: { ...trip.details, ...details } };
      state.trips.set(keyOf(trip), after);
      return after;
    },
    all: current,
    listen: (courier, listener) => void state.listeners.set(courier, listener),
    pace: () => state.pace,
    setPace: (change) => {
      refresh();
      state.pace = { ...state.pace, ...change };
      all().forEach((trip) => scheduleStep(state, trip));
    },
    book: { all: () => current().map(truthOf) },
    stop: state.timers.clearAll,
  };
}

/** Stores a new or changed trip and notifies the listener. */
function saveTrip(state: FleetState, trip: Trip): Trip {
  state.trips.set(keyOf(trip), trip);
  scheduleStep(state, trip);
  state.listeners.get(trip.courier)?.moved(trip);
  return trip;
}

/** Takes every step that is due, in order. */
function advanceDueSteps(state: FleetState, trip: Trip): Trip {
  const { clock, pace } = state;
  let last = trip;
  while (
    !pace.paused &&
    hasNextStep(last) &&
    last.stepStartedAt + Math.max(1, pace.stepMs) <= clock.now()
  ) {
    last = saveTrip(state, advanceTrip(last, last.stepStartedAt + Math.max(1, pace.stepMs)));
  }
  return last;
}

function scheduleStep(state: FleetState, trip: Trip): void {
  const { timers, clock, pace } = state;
  const key = keyOf(trip);
  const again = (): void => {
    const now = state.trips.get(key);
    if (now !== undefined) advanceDueSteps(state, now);
  };
  if (pace.paused || !hasNextStep(trip)) timers.clear(key);
  else
    timers.set(
      key,
      Math.max(0, trip.stepStartedAt + Math.max(1, pace.stepMs) - clock.now()),
      again,
    );
  scheduleLocationReport(state, trip);
}

function scheduleLocationReport(state: FleetState, trip: Trip): void {
  const key = `${keyOf(trip)} located`;
  const located = state.listeners.get(trip.courier)?.located;
  if (located === undefined || !isTripLive(trip) || currentStep(trip).rider === null)
    return state.timers.clear(key);
  state.timers.set(key, located.everyMs, () => {
    const now = state.trips.get(keyOf(trip));
    if (now === undefined) return;
    located.report(now);
    scheduleLocationReport(state, now);
  });
}

function dropOldest({ trips, timers }: FleetState): void {
  const [oldest] = trips.keys();
  if (oldest === undefined) return;
  trips.delete(oldest);
  timers.clear(oldest);
  timers.clear(`${oldest} located`);
}

/** Returns the actual state of a delivery. One cancelled before a rider set out costs nothing. */
const truthOf = (trip: Trip): DeliveryTruth => ({
  provider: trip.courier,
  merchantRef: trip.reference,
  id: trip.id,
  state: currentStage(trip),
  live: isTripLive(trip),
  riders: riderCount(trip),
  charged: currentStage(trip) === 'cancelled' && riderCount(trip) === 0 ? 0 : trip.fee,
  currency: trip.currency,
});
