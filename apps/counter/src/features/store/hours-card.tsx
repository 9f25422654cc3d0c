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
  const { hours, setBy } = useStoreTexts();
  const [open, setOpen] = useState<DateNow | 'new' | null>(null);
  return (
    <Card id="store-hours" title={hours.title}>
      <ul className={css.dates}>
        {now.dates.map((each) => (
          <li key={each.date} className={css.date}>
            <span className={css.grow}>
              <b>{each.date === now.today ? hours.today : longDayText(each.date)}</b>
              <small>
                {spanText(each, hours.closed)}
                {each.by === null ? '' : ` · ${setBy(each.by)}`}
              </small>
            </span>
            {mayChange && (
              <Button
                look="quiet"
                aria-label={hours.change(relativeDayText(each.date, now.today))}
                onClick={() => setOpen(each)}
              >
                {hours.changeShort}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <Button look="soft" wide onClick={() => setOpen('new')}>
          {hours.add}
        </Button>
      )}
      {open === null ? null : (
        <HoursDialog
          now={now}
          date={open}
          change={change}
          isBusy={isBusy}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}

/** Formats the windows of a date, of both dispatch methods, each once: `11:00–22:00`. */
function spanText({ hours }: DateNow, closed: string): string {
  const spans = hours.map(
    ({ openingTime, closingTime }) => `${openingTime.slice(0, 5)}–${closingTime.slice(0, 5)}`,
  );
  return spans.length === 0 ? closed : [...new Set(spans)].toSorted().join(', ');
}
