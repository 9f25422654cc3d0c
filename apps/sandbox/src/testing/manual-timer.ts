import type { Timer } from '../timer.ts';

type TimerEntry = { at: number; run: () => void };
export type ManualTimer = Timer & { advance(ms: number): void; pending(): readonly number[] };

/** A timer that tests advance. `pending`: milliseconds until each timer, soonest first. */
export function manualTimer(start = 1_800_000_000_000): ManualTimer {
  let now = start;
  let entries: readonly TimerEntry[] = [];
  return {
    now: () => now,
    after: (ms, run) => {
      const entry = { at: now + ms, run };
      entries = [...entries, entry];
      return () => void (entries = entries.filter((one) => one !== entry));
    },
    advance: (ms) => {
      now += ms;
      const due = entries.filter(({ at }) => at <= now);
      entries = entries.filter(({ at }) => at > now);
      due.forEach(({ run }) => run());
    },
    pending: () => entries.map(({ at }) => at - now).toSorted((one, other) => one - other),
  };
}
