import type { LifeFault } from '../control/fault.ts';

/** Where a delivery can be, in words of no courier: each courier has words of its own for them. */
export type Stage =
  'accepted' | 'toPickup' | 'nearPickup' | 'pickedUp' | 'toDropoff' | 'nearDropoff' | 'delivered' | 'cancelled' | 'returning' | 'returned';

/** Who called a delivery off. */
export type CancelReason = 'shop' | 'noRider';

/** One step of a delivery's course. `rider`: which rider has it, from 0; null while there is none. */
export type Step = { readonly stage: Stage; readonly rider: number | null; readonly reason?: CancelReason };
export type Course = readonly [Step, ...Step[]];

const accepted: Step = { stage: 'accepted', rider: null };
const by = (rider: number, ...stages: readonly Stage[]): readonly Step[] => stages.map((stage) => ({ stage, rider }));

/** The steps that a delivery will take by itself, all of the same length, and what a fault makes of them. */
export function courseOf(fault: LifeFault | null): Course {
  switch (fault) {
    case 'cancelledNoRider':
      return [accepted, { stage: 'cancelled', rider: null, reason: 'noRider' }];
    case 'riderReplaced':
      return [accepted, ...by(0, 'toPickup', 'nearPickup'), accepted, ...by(1, 'toPickup', 'nearPickup'), ...bringing(1)];
    case 'stuckNearPickup':
      return [accepted, ...by(0, 'toPickup', 'nearPickup')];
    case 'returnedToStore':
      return [accepted, ...by(0, 'toPickup', 'nearPickup', 'pickedUp', 'toDropoff', 'nearDropoff', 'returning', 'returned')];
    case null:
      return [accepted, ...by(0, 'toPickup', 'nearPickup'), ...bringing(0)];
  }
}

const bringing = (rider: number): readonly Step[] => by(rider, 'pickedUp', 'toDropoff', 'nearDropoff', 'delivered');

const ends: readonly Stage[] = ['delivered', 'cancelled', 'returned'];
const withFood: readonly Stage[] = ['pickedUp', 'toDropoff', 'nearDropoff', 'returning', ...ends];

export const isEnd = (stage: Stage): boolean => ends.includes(stage);

/** Whether a courier still lets itself be called off: until the food is in the rider's hands. */
export const canCancelAt = (stage: Stage): boolean => !withFood.includes(stage);
