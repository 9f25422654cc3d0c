import type { DeliveryFault } from '../control/fault.ts';

/** Stage of a delivery in neutral words. Each courier maps it to its own statuses. */
export type TripStage =
  | 'accepted'
  | 'toPickup'
  | 'nearPickup'
  | 'pickedUp'
  | 'toDropoff'
  | 'nearDropoff'
  | 'delivered'
  | 'cancelled'
  | 'returning'
  | 'returned';

/** The party that cancelled a delivery. */
export type CancelReason = 'shop' | 'noRider';

/** One step of a delivery. `rider`: index of the rider, from 0; null while there is none. */
export type TripStep = {
  readonly stage: TripStage;
  readonly rider: number | null;
  readonly reason?: CancelReason;
};
export type TripPlan = readonly [TripStep, ...TripStep[]];

const accepted: TripStep = { stage: 'accepted', rider: null };
const stepsByRider = (rider: number, ...stages: readonly TripStage[]): readonly TripStep[] =>
  stages.map((stage) => ({ stage, rider }));

/** Plans the steps of a delivery, all of the same length, and applies a fault to them. */
export function planTrip(fault: DeliveryFault | null): TripPlan {
  switch (fault) {
    case 'cancelledNoRider':
      return [accepted, { stage: 'cancelled', rider: null, reason: 'noRider' }];
    case 'riderReplaced':
      return [
        accepted,
        ...stepsByRider(0, 'toPickup', 'nearPickup'),
        accepted,
        ...stepsByRider(1, 'toPickup', 'nearPickup'),
        ...deliverySteps(1),
      ];
    case 'stuckNearPickup':
      return [accepted, ...stepsByRider(0, 'toPickup', 'nearPickup')];
    case 'returnedToStore':
      return [
        accepted,
        ...stepsByRider(
          0,
          'toPickup',
          'nearPickup',
          'pickedUp',
          'toDropoff',
          'nearDropoff',
          'returning',
          'returned',
        ),
      ];
    case null:
      return [accepted, ...stepsByRider(0, 'toPickup', 'nearPickup'), ...deliverySteps(0)];
  }
}

const deliverySteps = (rider: number): readonly TripStep[] =>
  stepsByRider(rider, 'pickedUp', 'toDropoff', 'nearDropoff', 'delivered');

const ends: readonly TripStage[] = ['delivered', 'cancelled', 'returned'];
const withFood: readonly TripStage[] = [
  'pickedUp',
  'toDropoff',
  'nearDropoff',
  'returning',
  ...ends,
];

export const isFinalStage = (stage: TripStage): boolean => ends.includes(stage);

/** True if the courier accepts a cancellation at this stage: until the rider has the food. */
export const canCancelAt = (stage: TripStage): boolean => !withFood.includes(stage);
