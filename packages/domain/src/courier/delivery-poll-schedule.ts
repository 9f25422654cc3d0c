import type { DeliveryStatus } from './delivery-status.ts';

const second = 1_000;
const minute = 60 * second;

const pauses = [2 * second, 5 * second, 10 * second, 20 * second] as const;

/** Milliseconds until the next poll after an unreadable answer; one minute from the fifth poll on. */
export const deliveryBackoff = (tries: number): number => pauses[tries] ?? minute;

/** Milliseconds until the next poll of a delivery that is under way. Polls find changes whose webhooks were lost. */
export const deliveryPollInterval = (status: DeliveryStatus): number =>
  status === 'REQUESTED' ? 10 * second : 30 * second;

/** Milliseconds during which a dispatch may still be under way, so that "no record" is no proof yet. */
export const requestGraceMs = 20 * second;

/** Milliseconds until the last poll of a delivery that the courier has no record of. It finds a dispatch that arrived late. */
export const lastPollMs = 3 * minute;

/** Milliseconds at one status after which the operator is alerted. */
export const stuckMs = 30 * minute;

/** Requests of one order to one courier before the next courier is requested. */
export const maxRequests = 3;

const pollsPerAlert = 8;
/** Whether to alert the operator: every eighth poll without an outcome. */
export const isDeliveryOpenForLong = (tries: number): boolean =>
  tries > 0 && tries % pollsPerAlert === 0;
