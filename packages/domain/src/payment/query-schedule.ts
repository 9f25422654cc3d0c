const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const pauses = [second, 2 * second, 5 * second, 15 * second, minute, 5 * minute] as const;

/** Pause before the provider is asked again after so many asks, milliseconds; from the seventh on 15 minutes. payments §6. */
export const backoff = (tries: number): number => pauses[tries] ?? 15 * minute;

/** After so many asks, and as many again, a person is told: something more than half an hour old is still open. payments §6. */
const patience = 8;
export const isOpenForLong = (tries: number): boolean => tries > 0 && tries % patience === 0;

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
