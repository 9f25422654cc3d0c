import type { ProviderResponse } from '../../http/provider-response.ts';
import { uberRefusal } from './uber-refusal.ts';

const minute = 60_000;
const maxAheadMs = 30 * 24 * 60 * minute;

/** Time windows of pick-up and drop-off. Instants in milliseconds. */
export type TimeWindows = {
  pickupReady: number;
  pickupDeadline: number;
  dropoffReady: number;
  dropoffDeadline: number;
};

const instantAt = (body: Readonly<Record<string, unknown>>, name: string): number | null =>
  typeof body[name] === 'string' ? Date.parse(body[name]) : null;

/** Reads the time windows. Defaults: ready now, half an hour to pick up, an hour to drop off. */
export function readTimeWindows(body: Readonly<Record<string, unknown>>, now: number): TimeWindows {
  const pickupReady = instantAt(body, 'pickup_ready_dt') ?? now;
  const pickupDeadline =
    instantAt(body, 'pickup_deadline_dt') ?? Math.max(pickupReady, now) + 30 * minute;
  const dropoffReady = instantAt(body, 'dropoff_ready_dt') ?? pickupReady;
  const dropoffDeadline =
    instantAt(body, 'dropoff_deadline_dt') ?? Math.max(pickupDeadline, dropoffReady) + 30 * minute;
  return { pickupReady, pickupDeadline, dropoffReady, dropoffDeadline };
}

/** Returns the refusal of the first Uber rule that the windows break, or null. */
export function timeWindowRefusal(
  { pickupReady, pickupDeadline, dropoffReady, dropoffDeadline }: TimeWindows,
  now: number,
): ProviderResponse | null {
  if (pickupReady - now >= maxAheadMs)
    return uberRefusal(
      400,
      'pickup_ready_too_late',
      'Pickup ready must be less than 30 days in the future.',
    );
  if (pickupDeadline - pickupReady < 10 * minute)
    return uberRefusal(
      400,
      'pickup_window_too_small',
      'The pickup window needs to be at least 10 minutes long.',
    );
  if (pickupDeadline - now < 20 * minute)
    return uberRefusal(
      400,
      'pickup_deadline_too_early',
      'The pickup deadline needs to be at least 20 minutes from now.',
    );
  if (dropoffReady > pickupDeadline)
    return uberRefusal(
      400,
      'dropoff_ready_after_pickup_deadline',
      'Dropoff ready must be at or before the pickup deadline.',
    );
  if (dropoffDeadline - dropoffReady < 20 * minute)
    return uberRefusal(
      400,
      'dropoff_deadline_too_early',
      'The dropoff deadline needs to be at least 20 minutes after dropoff ready.',
    );
  if (dropoffDeadline < pickupDeadline)
    return uberRefusal(
      400,
      'dropoff_deadline_before_pickup_deadline',
      'The dropoff deadline must not be before the pickup deadline.',
    );
  return null;
}

export const isTimeWindows = (value: unknown): value is TimeWindows =>
  typeof value === 'object' && value !== null && 'dropoffDeadline' in value;
