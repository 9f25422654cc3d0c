import { dayMs } from '../duration.ts';
import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import { localInstant } from '../hours/local-instant.ts';
import { zonedTime } from '../hours/zoned-time.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Store } from '../store/store.ts';
import { type FactEnd, factEndAt, latestEndDays } from './fact-end.ts';
import { changedHours } from './hours-of-date.ts';
import type { busyChoices, DateHours, placesChoices, StoreFact } from './store-fact.ts';
import { instantOf, isoOf } from '../time/instant.ts';

/**
 * The change of one fact as staff asks for it. `end` null: the pause is over. `opens`, `closes`:
 * store-local `HH:mm`.
 */
export type FactChange =
  | { kind: 'busy'; minutes: (typeof busyChoices)[number]; end: FactEnd }
  | { kind: 'pause'; end: FactEnd | null }
  | { kind: 'delivery' | 'pickup'; isOn: boolean; end: FactEnd }
  | { kind: 'autoAccept'; isOn: boolean }
  | { kind: 'capacity'; places: (typeof placesChoices)[number] | 'noLimit' | 'usual'; end: FactEnd }
  | { kind: 'hours'; date: string; hours: ChangedDate };
type ChangedDate = { kind: 'from'; opens: string; closes: string } | { kind: 'closed' | 'usual' };

/** The fact to set, and whether the folder says the same: then no fact is needed. */
type ChangedFact = { fact: StoreFact; isFolders: boolean };

type Outcome = Result<ChangedFact, Refusal>;
const wrongEnd = refuse(refusalOf('INVALID_PARAMETER', { field: 'end' }));
const wrongHours = (field: 'date' | 'hours') => refuse(refusalOf('INVALID_PARAMETER', { field }));

/**
 * Decides the fact that a change sets. `store`: as its folder says. `now` in milliseconds. Refused
 * with INVALID_PARAMETER: an end that is past or too far, busy minutes, a pause or places without
 * an end, a date that is past or too far, a closing before the opening.
 * docs/rules/counter-store.md#facts-of-the-counter.
 */
export function changeFact(change: FactChange, store: Store, now: number): Outcome {
  switch (change.kind) {
    case 'busy':
      return withEnd(change.end, store, now, ({ until }) =>
        until === null && change.minutes > 0
          ? null
          : {
              fact: { kind: 'busy', minutes: change.minutes, until },
              isFolders: store.busyMinutes === change.minutes,
            },
      );
    case 'pause':
      return changePause(change.end, store, now);
    case 'delivery':
    case 'pickup': {
      const { kind, isOn } = change;
      const usual = kind === 'pickup' ? store.pickUpOpen : store.deliveryOpen;
      return withEnd(change.end, store, now, ({ until }) => ({
        fact: { kind, open: isOn, until },
        isFolders: usual === isOn,
      }));
    }
    case 'autoAccept':
      return accept({
        fact: { kind: 'autoAccept', on: change.isOn, until: null },
        isFolders: !change.isOn,
      });
    case 'capacity':
      return changeCapacity(change, store, now);
    case 'hours':
      return changeHours(change, store, now);
  }
}

function withEnd(
  end: FactEnd,
  store: Store,
  now: number,
  make: (ended: { until: string | null }) => ChangedFact | null,
): Outcome {
  const at = factEndAt(end, store, now);
  if (at === 'invalid') return wrongEnd;
  const changed = make({ until: isoOf(at) });
  return changed === null ? wrongEnd : accept(changed);
}

function changePause(end: FactEnd | null, store: Store, now: number): Outcome {
  if (end !== null)
    return withEnd(end, store, now, ({ until }) =>
      until === null ? null : { fact: { kind: 'pause', on: true, until }, isFolders: false },
    );
  const until = store.pausedUntil;
  const isFolders = until === null || instantOf(until) <= now;
  return accept({ fact: { kind: 'pause', on: false, until }, isFolders });
}

/** The places of each half hour hold for now: until an end. */
function changeCapacity(
  { places, end }: Extract<FactChange, { kind: 'capacity' }>,
  store: Store,
  now: number,
): Outcome {
  const usual = store.slotCapacity;
  const wanted = places === 'usual' ? usual : places === 'noLimit' ? null : places;
  return withEnd(end, store, now, ({ until }) =>
    until === null && wanted !== usual
      ? null
      : { fact: { kind: 'capacity', places: wanted, until }, isFolders: wanted === usual },
  );
}

/** A date's fact ends when the day after it is over, because a night may go on after midnight. */
function changeHours(
  { date, hours }: Extract<FactChange, { kind: 'hours' }>,
  store: Store,
  now: number,
): Outcome {
  const noon = localInstant(`${date} 12:00`, store.timeZone);
  if (noon === null || date < zonedTime(now, store.timeZone).date) return wrongHours('date');
  if (noon > now + latestEndDays * 4 * dayMs) return wrongHours('date');
  const until = isoOf(noon + 1.5 * dayMs);
  const isHoliday = store.holidays.some((holiday) => holiday.date === date);
  const set = (value: DateHours | null, isFolders: boolean): Outcome =>
    accept({ fact: { kind: 'hours', date, hours: value, until }, isFolders });
  switch (hours.kind) {
    case 'usual':
      return set(null, !isHoliday);
    case 'closed':
      return set([], false);
    case 'from': {
      const changed = changedHours(withoutHoliday(store, date), date, hours);
      return changed === null ? wrongHours('hours') : set(changed, false);
    }
  }
}

const withoutHoliday = (store: Store, date: string): Store => ({
  ...store,
  holidays: store.holidays.filter((holiday) => holiday.date !== date),
});
