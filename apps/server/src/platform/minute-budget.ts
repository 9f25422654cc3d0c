import { minuteMs } from '@comanda/domain/duration.ts';
import { boundedMap } from './bounded-map.ts';

/**
 * Takes one of `limit` per minute under a name. Returns 0 if one was left, else the whole seconds
 * until the minute ends. `now` in milliseconds.
 */
export type MinuteBudget = (name: string, limit: number, now: number) => number;

const maxNames = 10_000;

/**
 * Counts calls per minute, by name. The minute of a name begins with its first call. Each process
 * counts for itself. Above 10,000 names the oldest name is dropped. `cacheName` identifies the
 * counts among the caches.
 */
export function createMinuteBudget(cacheName: string): MinuteBudget {
  const minutes = boundedMap<string, { since: number; count: number }>(cacheName, maxNames);
  return (name, limit, now) => {
    const minute = minutes.get(name);
    if (minute === undefined || Math.abs(now - minute.since) >= minuteMs) {
      minutes.set(name, { since: now, count: 1 });
      return 0;
    }
    if (minute.count >= limit)
      return Math.max(1, Math.ceil((minute.since + minuteMs - now) / 1_000));
    minute.count += 1;
    return 0;
  };
}
