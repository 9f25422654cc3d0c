import { hourMs } from '@comanda/domain/duration.ts';
import { boundedMap } from './bounded-map.ts';

/** Counts calls per hour, by name. */
export type HourlyBudget = {
  /**
   * Takes one of `limit` per hour under each name, or none of them. Returns 0 if all had one left,
   * else the whole seconds until each has. `limit` 0: no limit. `now` in milliseconds.
   */
  take(requested: readonly { name: string; limit: number }[], now: number): number;
};

const maxNames = 50_000;
type HourCount = { since: number; count: number };

/**
 * The hour of a name begins with its first call. Each process counts for itself, so two servers
 * allow twice as much. Memory is bounded: above 50,000 names the name whose hour began first is
 * dropped. `cacheName` identifies the counts among the caches.
 */
export function createHourlyBudget(cacheName: string): HourlyBudget {
  const hourCounts = boundedMap<string, HourCount>(cacheName, maxNames);
  const currentHour = (name: string, now: number): HourCount | undefined => {
    const hourCount = hourCounts.get(name);
    return hourCount && now - hourCount.since < hourMs ? hourCount : undefined;
  };
  const secondsFor = ({ name, limit }: { name: string; limit: number }, now: number): number => {
    const hourCount = currentHour(name, now);
    return hourCount && hourCount.count >= limit
      ? Math.ceil((hourCount.since + hourMs - now) / 1_000)
      : 0;
  };
  const count = (name: string, now: number): void => {
    const hourCount = currentHour(name, now);
    if (hourCount) return void (hourCount.count += 1);
    hourCounts.delete(name);
    hourCounts.set(name, { since: now, count: 1 });
  };
  return {
    take: (requested, now) => {
      const limited = requested.filter(({ limit }) => limit > 0);
      const seconds = Math.max(0, ...limited.map((each) => secondsFor(each, now)));
      if (seconds === 0) for (const { name } of limited) count(name, now);
      return seconds;
    },
  };
}
