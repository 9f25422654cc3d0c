import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSandboxClock } from './control/sandbox-clock.ts';
import { createFleet } from './couriers/fleet.ts';
import { planTrip } from './couriers/trip-stage.ts';
import { currentStage } from './couriers/trip.ts';
import { realTimer } from './timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sets the clock back, so that timeouts that run already end before the clock says so. */
const setClockBack = (ms: number) => vi.setSystemTime(Date.now() - ms);

test('what is due runs when the clock says so, also if the system’s timeout ends before', () => {
  const run = vi.fn<() => void>();
  realTimer.after(1_500, run);
  setClockBack(1);
  vi.advanceTimersByTime(1_500);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

test('a cancelled timer runs nothing, also while it waits for the rest of its time', () => {
  const run = vi.fn<() => void>();
  const cancel = realTimer.after(1_500, run);
  setClockBack(1);
  vi.advanceTimersByTime(1_500);
  cancel();
  vi.advanceTimersByTime(10);
  expect(run).not.toHaveBeenCalled();
});

test('a rider goes on although a timeout ends before its step is due, and nobody asks for the delivery', () => {
  const stages: string[] = [];
  const place = { lat: -33.4539, lng: -70.6149 };
  const fleet = createFleet(createSandboxClock(realTimer.now), realTimer, {
    stepMs: 1_500,
    paused: false,
  });
  fleet.listen('peya', { moved: (trip) => stages.push(currentStage(trip)) });
  fleet.add({
    ...{ courier: 'peya', id: 'one', reference: 'one', fee: 0, currency: 'CLP', details: {} },
    ...{ from: place, to: place, plan: planTrip(null) },
  });
  setClockBack(1);
  vi.advanceTimersByTime(1_501);
  expect(stages).toEqual(['accepted', 'toPickup']);
  fleet.stop();
});
