import type { DeliveryStatus } from './delivery-status.ts';

const second = 1_000;
const minute = 60 * second;

const pauses = [2 * second, 5 * second, 10 * second, 20 * second] as const;

/** Pause before a courier that said nothing readable is asked again, milliseconds; from the fifth on a minute. */
export const deliveryBackoff = (tries: number): number => pauses[tries] ?? minute;

/** Pause before the next look at a delivery under way: messages may be lost, so that these find what they would have told. */
export const deliveryPollInterval = (status: DeliveryStatus): number =>
  status === 'REQUESTED' ? 10 * second : 30 * second;

/** How long a dispatch may still be under way, so that "never heard of it" is no proof yet. */
export const requestGraceMs = 20 * second;

/** After a delivery that its courier never heard of, one more look: a dispatch that came in late is found by it. */
export const lastPollMs = 3 * minute;

/** After that long at the same status a person is told. */
export const stuckMs = 30 * minute;

/** How often a courier is asked to bring the same order before the next one is. */
export const maxRequests = 3;

const pollsPerAlert = 8;
/** After so many asks without an outcome, and as many again, a person is told. */
export const isDeliveryOpenForLong = (tries: number): boolean =>
  tries > 0 && tries % pollsPerAlert === 0;
