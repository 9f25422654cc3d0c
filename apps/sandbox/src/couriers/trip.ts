import {
  type CancelReason,
  type TripPlan,
  isFinalStage,
  type TripStage,
  type TripStep,
} from './trip-stage.ts';

export type LatLng = { readonly lat: number; readonly lng: number };
export type EmulatedCourier = 'uber' | 'peya' | 'cabify';

/**
 * One delivery of one courier. Instants in milliseconds of the emulator's clock; `fee` as the courier counts money; `at`: which step of the
 * course it stands at, since `since`. `reference`: what the shop calls it. `details`: what the courier's own answers say besides.
 */
export type Trip = {
  readonly courier: EmulatedCourier;
  readonly id: string;
  readonly reference: string;
  readonly from: LatLng;
  readonly to: LatLng;
  readonly fee: number;
  readonly currency: string;
  readonly createdAt: number;
  readonly plan: TripPlan;
  readonly stepIndex: number;
  readonly stepStartedAt: number;
  readonly details: Readonly<Record<string, unknown>>;
};

export type NewTrip = Omit<Trip, 'createdAt' | 'stepIndex' | 'stepStartedAt'>;

export const currentStep = ({ plan, stepIndex }: Trip): TripStep => plan[stepIndex] ?? plan[0];
export const currentStage = (trip: Trip): TripStage => currentStep(trip).stage;
export const isTripLive = (trip: Trip): boolean => !isFinalStage(currentStage(trip));
export const hasNextStep = ({ plan, stepIndex }: Trip): boolean => stepIndex + 1 < plan.length;

/** One step further, at that instant. */
export const advanceTrip = (trip: Trip, stepStartedAt: number): Trip => ({
  ...trip,
  stepIndex: trip.stepIndex + 1,
  stepStartedAt,
});

/** Called off at that instant, whatever its course would have been. */
export function cancelTrip(trip: Trip, reason: CancelReason, stepStartedAt: number): Trip {
  const [first, ...rest] = trip.plan.slice(0, trip.stepIndex + 1);
  const last: TripStep = { stage: 'cancelled', rider: currentStep(trip).rider, reason };
  return {
    ...trip,
    plan: [first ?? trip.plan[0], ...rest, last],
    stepIndex: trip.stepIndex + 1,
    stepStartedAt,
  };
}

/** When it will first be, or was, at that stage, if nothing else happens; null when it never will. */
export function stageTime(trip: Trip, stage: TripStage, stepMs: number): number | null {
  const ahead = trip.plan.findIndex(
    (step, index) => index >= trip.stepIndex && step.stage === stage,
  );
  return ahead === -1 ? null : trip.stepStartedAt + (ahead - trip.stepIndex) * stepMs;
}

/** How many riders had it so far. */
export const riderCount = ({ plan, stepIndex }: Trip): number =>
  new Set(plan.slice(0, stepIndex + 1).flatMap(({ rider }) => (rider === null ? [] : [rider])))
    .size;
