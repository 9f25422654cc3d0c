import { Button } from '@comanda/ui/button.tsx';
import { longDayText, relativeDayText } from '@comanda/i18n/format/day-text.ts';
import { useState } from 'react';
import { HoursDialog } from './hours-dialog.tsx';
import type { DateNow, StoreNow } from './store-now.ts';
import { Card } from '../../counter/card.tsx';
import css from './store.module.css';
import type { Change } from './use-change.ts';
import { useStoreTexts } from './use-store-texts.ts';

type Props = Change & { now: StoreNow; mayChange: boolean };

/** The hours of today and of the dates with hours of their own. */
export function HoursCard({ now, mayChange, change, isBusy }: Props) {
  const { hours } = useStoreTexts();
  const [open, setOpen] = useState<DateNow | 'new' | null>(null);
  return (
    <Card id="store-hours" title={hours.title}>
      <ul className={css.dates}>
        {now.dates.map((date) => (
          <li key={date.date} className={css.date}>
            <DateHours date={date} today={now.today} onOpen={mayChange ? setOpen : null} />
          </li>
        ))}
      </ul>
      {mayChange && (
        <Button look="soft" wide onClick={() => setOpen('new')}>
          {hours.add}
        </Button>
      )}
      {open === null ? null : (
        <HoursDialog {...{ now, change, isBusy }} date={open} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}

/** `onOpen` null: the staff member may not change hours. */
type DateProps = { date: DateNow; today: string; onOpen: ((date: DateNow) => void) | null };

function DateHours({ date, today, onOpen }: DateProps) {
  const { hours, setBy } = useStoreTexts();
  return (
    <>
      <span className={css.grow}>
        <b>{date.date === today ? hours.today : longDayText(date.date)}</b>
        <small>
          {spanText(date, hours.closed)}
          {date.by === null ? '' : ` · ${setBy(date.by)}`}
        </small>
      </span>
      {onOpen !== null && (
        <Button
          look="quiet"
          aria-label={hours.change(relativeDayText(date.date, today))}
          onClick={() => onOpen(date)}
        >
          {hours.changeShort}
        </Button>
      )}
    </>
  );
}

/** Formats the windows of a date, of both dispatch methods, each once: `11:00–22:00`. */
function spanText({ hours }: DateNow, closed: string): string {
  const spans = hours.map(
    ({ openingTime, closingTime }) => `${openingTime.slice(0, 5)}–${closingTime.slice(0, 5)}`,
  );
  return spans.length === 0 ? closed : [...new Set(spans)].toSorted().join(', ');
}
