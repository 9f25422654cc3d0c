import { minuteMs, secondMs } from '../duration.ts';
import { backoff } from '../report/backoff.ts';
import type { DeliveryStatus } from './delivery-status.ts';

const pauses = [2 * secondMs, 5 * secondMs, 10 * secondMs, 20 * secondMs];

/**
 * Milliseconds until the next poll after an unreadable answer; one minute from the fifth poll on.
 */
export const deliveryBackoff = backoff(pauses, minuteMs);

/**
 * Milliseconds until the next poll of a delivery that is under way. Polls find changes whose
 * webhooks were lost.
 */
export const deliveryPollInterval = (status: DeliveryStatus): number =>
  status === 'REQUESTED' ? 10 * secondMs : 30 * secondMs;

/**
 * Milliseconds until the last poll of a delivery that the courier has no record of. It finds a
 * dispatch that arrived late.
 */
export const lastPollMs = 3 * minuteMs;

/** Milliseconds at one status after which the operator is alerted. */
export const stuckMs = 30 * minuteMs;
