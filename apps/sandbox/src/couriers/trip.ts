import { type CancelReason, type Course, isEnd, type Stage, type Step } from './stage.ts';

export type Point = { readonly lat: number; readonly lng: number };
export type Couriers = 'uber' | 'peya' | 'cabify';

/**
 * One delivery of one courier. Instants in milliseconds of the emulator's clock; `fee` as the courier counts money; `at`: which step of the
 * course it stands at, since `since`. `reference`: what the shop calls it. `details`: what the courier's own answers say besides.
 */
export type Trip = {
  readonly courier: Couriers;
  readonly id: string;
  readonly reference: string;
  readonly from: Point;
  readonly to: Point;
  readonly fee: number;
  readonly currency: string;
  readonly createdAt: number;
  readonly course: Course;
  readonly at: number;
  readonly since: number;
  readonly details: Readonly<Record<string, unknown>>;
};

export type NewTrip = Omit<Trip, 'createdAt' | 'at' | 'since'>;

export const stepOf = ({ course, at }: Trip): Step => course[at] ?? course[0];
export const stageOf = (trip: Trip): Stage => stepOf(trip).stage;
export const isLive = (trip: Trip): boolean => !isEnd(stageOf(trip));
export const hasNext = ({ course, at }: Trip): boolean => at + 1 < course.length;

/** One step further, at that instant. */
export const moved = (trip: Trip, now: number): Trip => ({ ...trip, at: trip.at + 1, since: now });

/** Called off at that instant, whatever its course would have been. */
export function cancelled(trip: Trip, reason: CancelReason, now: number): Trip {
  const [first, ...rest] = trip.course.slice(0, trip.at + 1);
  const last: Step = { stage: 'cancelled', rider: stepOf(trip).rider, reason };
  return { ...trip, course: [first ?? trip.course[0], ...rest, last], at: trip.at + 1, since: now };
}

/** When it will first be, or was, at that stage, if nothing else happens; null when it never will. */
export function instantOf(trip: Trip, stage: Stage, stepMs: number): number | null {
  const ahead = trip.course.findIndex((step, index) => index >= trip.at && step.stage === stage);
  return ahead === -1 ? null : trip.since + (ahead - trip.at) * stepMs;
}

/** How many riders had it so far. */
export const ridersOf = ({ course, at }: Trip): number =>
  new Set(course.slice(0, at + 1).flatMap(({ rider }) => (rider === null ? [] : [rider]))).size;
