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
 * One delivery of one courier. Instants in milliseconds of the emulator's clock. `reference`: the
 * shop's name for the delivery. `fee`: in the courier's own unit of money. `stepIndex`: the current
 * step of `plan`, which began at `stepStartedAt`. `details`: further fields of the courier's own
 * responses.
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

/** Returns the trip one step further. */
export const advanceTrip = (trip: Trip, stepStartedAt: number): Trip => ({
  ...trip,
  stepIndex: trip.stepIndex + 1,
  stepStartedAt,
});

/** Returns the trip cancelled at that instant. The rest of its plan is dropped. */
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

/**
 * Returns the instant at which the trip reaches a stage if nothing else happens. Null: the stage is
 * past or never comes.
 */
export function stageTime(trip: Trip, stage: TripStage, stepMs: number): number | null {
  const ahead = trip.plan.findIndex(
    (step, index) => index >= trip.stepIndex && step.stage === stage,
  );
  return ahead === -1 ? null : trip.stepStartedAt + (ahead - trip.stepIndex) * stepMs;
}

/** Number of riders that the trip has had so far. */
export const riderCount = ({ plan, stepIndex }: Trip): number =>
  new Set(plan.slice(0, stepIndex + 1).flatMap(({ rider }) => (rider === null ? [] : [rider])))
    .size;
