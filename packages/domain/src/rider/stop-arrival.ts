import { minuteMs } from '../duration.ts';

/** Minutes from one door of a run to the next, with the hand-over. */
const minutesPerStop = 8;

/**
 * `pickedUpAt`: when the rider took the food. `lastDoorAt`: when the rider left the last door of
 * the run; null: the rider comes from the counter. `stopsAhead`: doors before this one. Instants in
 * milliseconds. `wayMinutes`: from the counter to this door.
 */
export type StopFacts = {
  pickedUpAt: number;
  lastDoorAt: number | null;
  stopsAhead: number;
  wayMinutes: number;
};

/**
 * Returns when a stop of a run is expected, milliseconds. A door is never reached sooner than its
 * own way takes. docs/rules/times.md#time-of-a-delivery-that-leaves.
 */
export function stopArrival({ pickedUpAt, lastDoorAt, stopsAhead, wayMinutes }: StopFacts): number {
  const direct = pickedUpAt + wayMinutes * minuteMs;
  const ahead = stopsAhead * minutesPerStop * minuteMs;
  if (lastDoorAt === null) return direct + ahead;
  return Math.max(direct, lastDoorAt + ahead + minutesPerStop * minuteMs);
}
