import { relativeDayText } from '@comanda/i18n/format/day-text.ts';
import { useState } from 'react';
import type { DateNow, StoreNow } from './store-now.ts';
import type { Change, Fact } from './use-change.ts';
import { useStoreTexts } from './use-store-texts.ts';

type Hours = Extract<Fact, { kind: 'hours' }>['hours'];
type Parts = Change & { now: StoreNow; known: DateNow | null; onSaved: () => void };

/**
 * The hours of a date while staff edits them. `known`: a date with hours; null: staff chooses one.
 * Times are `HH:mm`.
 */
export function useHoursForm({ now, known, change, isBusy, onSaved }: Parts) {
  const { hours } = useStoreTexts();
  const [day, setDay] = useState(known?.date ?? '');
  const first = edges(known ?? now.dates[0]);
  const [opens, setOpens] = useState(first.opens);
  const [closes, setCloses] = useState(first.closes);
  const save = (next: Hours): void => {
    if (isBusy || day === '') return;
    const undo: Fact | null = known?.isUsual === false ? null : usualAgain(day);
    change(
      { kind: 'hours', date: day, hours: next },
      hours.set(relativeDayText(day, now.today)),
      next.kind === 'usual' ? null : undo,
    );
    onSaved();
  };
  const isReady = day !== '' && day >= now.today && opens !== '' && closes !== '';
  return { day, setDay, opens, setOpens, closes, setCloses, isReady, save };
}

const usualAgain = (date: string): Fact => ({ kind: 'hours', date, hours: { kind: 'usual' } });

/** Returns the first opening and the last closing of a date, `HH:mm`. */
function edges(date: DateNow | undefined): { opens: string; closes: string } {
  const opens = date?.hours.map(({ openingTime }) => openingTime.slice(0, 5)).toSorted()[0];
  const closes = date?.hours
    .map(({ closingTime }) => closingTime.slice(0, 5))
    .toSorted()
    .at(-1);
  return { opens: opens ?? '', closes: closes ?? '' };
}
