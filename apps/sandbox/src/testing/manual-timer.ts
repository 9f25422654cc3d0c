import type { Timer } from '../timer.ts';

type Alarm = { at: number; run: () => void };
export type ManualTimer = Timer & { pass(ms: number): void; pending(): readonly number[] };

/** Time that passes when told to. `pending`: milliseconds until each alarm, soonest first. */
export function manualTimer(start = 1_800_000_000_000): ManualTimer {
  let now = start;
  let alarms: readonly Alarm[] = [];
  return {
    now: () => now,
    after: (ms, run) => {
      const alarm = { at: now + ms, run };
      alarms = [...alarms, alarm];
      return () => void (alarms = alarms.filter((one) => one !== alarm));
    },
    pass: (ms) => {
      now += ms;
      const due = alarms.filter(({ at }) => at <= now);
      alarms = alarms.filter(({ at }) => at > now);
      due.forEach(({ run }) => run());
    },
    pending: () => alarms.map(({ at }) => at - now).toSorted((one, other) => one - other),
  };
}
