const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const pauses = [second, 2 * second, 5 * second, 15 * second, minute, 5 * minute] as const;

/** A day of questions every 15 minutes. */
const urgentAsks = 100;

/** Pause before the provider is asked again after so many asks, milliseconds; from the seventh on 15 minutes, after a day an hour. payments §6. */
export const backoff = (tries: number): number => pauses[tries] ?? (tries < urgentAsks ? 15 * minute : hour);

/** After so many asks, and as many again, a person is told: something more than half an hour old is still open. payments §6. */
const patience = 8;
export const isOpenForLong = (tries: number): boolean => tries > 0 && tries % patience === 0;

/**
 * Pause before a refund that was refused is tried again, milliseconds: as ever at first, then a day, since a provider that gave its reason
 * so often will say the same.
 */
export const refusedBackoff = (tries: number): number => (isRefusedForLong(tries) ? day : backoff(tries));
export const isRefusedForLong = (tries: number): boolean => tries >= patience;

const sweeps = [15 * minute, 2 * hour, 24 * hour] as const;

/**
 * Pause before the next look for late money of a failed attempt, or null after the last of the three. They count from the attempt's
 * deadline, so that asking more often neither adds one nor uses one up. payments §6.
 */
export function nextSweep(at: number, deadline: number): number | null {
  const sweep = sweeps.find((pause) => deadline + pause > at);
  return sweep === undefined ? null : deadline + sweep - at;
}

/** The first look after it failed: there is always one, however late that was. */
export const firstSweep = (at: number, deadline: number): number => nextSweep(at, deadline) ?? sweeps[0];

/** A paid attempt is looked at for so long after its deadline: providers answer about a payment for seven days. */
const watchedMs = 7 * day - hour;
/** 07:00 to 09:00 UTC: small hours in Chile, Guatemala and Mexico. */
const nightBegins = 7 * hour;
const nightLasts = 2 * hour;

/**
 * Pause before the next nightly look at a paid attempt, which finds chargebacks and refunds made on the provider's own pages; null after
 * the last. Each attempt has its own instant of the night, so that a day's orders are not asked about at once. reliability §2.
 */
export function nextNightlyLook(at: number, deadline: number): number | null {
  const instant = nightBegins + (deadline % nightLasts);
  const next = (Math.floor((at - instant) / day) + 1) * day + instant;
  return next > deadline + watchedMs ? null : next - at;
}
