import { boundedMap } from './bounded-map.ts';

/** Counts of one hour, by name. */
export type HourlyBudget = {
  /**
   * Takes one of `most` an hour under each name, or none of them: 0 when all had one left, else the whole seconds until each has. A `most`
   * of 0 is no limit. `now` in milliseconds.
   */
  take(wanted: readonly { name: string; most: number }[], now: number): number;
};

const hourMs = 3_600_000;
const mostNames = 50_000;
type Spent = { since: number; count: number };

/**
 * The hour of a name begins with its first call. This process counts alone, so that two servers allow twice as much; memory is bounded: above
 * 50,000 names the one whose hour began first is forgotten. `what` names it among the caches.
 */
export function createHourlyBudget(what: string): HourlyBudget {
  const spent = boundedMap<string, Spent>(what, mostNames);
  const current = (name: string, now: number): Spent | undefined => {
    const found = spent.get(name);
    return found && now - found.since < hourMs ? found : undefined;
  };
  const secondsFor = ({ name, most }: { name: string; most: number }, now: number): number => {
    const found = current(name, now);
    return found && found.count >= most ? Math.ceil((found.since + hourMs - now) / 1_000) : 0;
  };
  const count = (name: string, now: number): void => {
    const found = current(name, now);
    if (found) return void (found.count += 1);
    spent.delete(name);
    spent.set(name, { since: now, count: 1 });
  };
  return {
    take: (wanted, now) => {
      const limited = wanted.filter(({ most }) => most > 0);
      const seconds = Math.max(0, ...limited.map((each) => secondsFor(each, now)));
      if (seconds === 0) for (const { name } of limited) count(name, now);
      return seconds;
    },
  };
}
