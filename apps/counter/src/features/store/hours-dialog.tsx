import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { relativeDayText } from '@comanda/i18n/format/day-text.ts';
import { type ReactNode, useState } from 'react';
import type { DateNow, StoreNow } from './store-now.ts';
import css from './store.module.css';
import type { Change, Fact } from './use-change.ts';
import { useStoreTexts } from './use-store-texts.ts';

type Props = Change & { now: StoreNow; date: DateNow | 'new'; onClose: () => void };
type Hours = Extract<Fact, { kind: 'hours' }>['hours'];

/** Other hours for a date, closed all day, or the hours of its weekday again. */
export function HoursDialog({ now, date, change, isBusy, onClose }: Props) {
  const { hours, cancel } = useStoreTexts();
  const known = date === 'new' ? null : date;
  const [day, setDay] = useState(known?.date ?? '');
  const first = edges(known ?? now.dates[0]);
  const [opens, setOpens] = useState(first.opens);
  const [closes, setCloses] = useState(first.closes);
  const title = known ? hours.change(relativeDayText(known.date, now.today)) : hours.add;
  const isReady = day !== '' && day >= now.today && opens !== '' && closes !== '';
  const save = (next: Hours): void => {
    if (isBusy || day === '') return;
    const undo: Fact | null = known?.isUsual === false ? null : usualAgain(day);
    change(
      { kind: 'hours', date: day, hours: next },
      hours.set(relativeDayText(day, now.today)),
      next.kind === 'usual' ? null : undo,
    );
    onClose();
  };
  return (
    <Dialog label={title} closeLabel={cancel} onClose={onClose}>
      <DialogHead title={title} />
      <DialogBody>
        <div className={css.column}>
          {known ? null : (
            <Input
              id="hours-date"
              label={hours.date}
              type="date"
              min={now.today}
              value={day}
              onChange={setDay}
            />
          )}
          <div className={css.pair}>
            <Input
              id="hours-opens"
              label={hours.opens}
              type="time"
              value={opens}
              onChange={setOpens}
            />
            <Input
              id="hours-closes"
              label={hours.closes}
              type="time"
              value={closes}
              onChange={setCloses}
            />
          </div>
          <Button
            wide
            aria-disabled={!isReady}
            onClick={() => isReady && save({ kind: 'from', opens, closes })}
          >
            {hours.save}
          </Button>
          <Button
            look="quiet"
            wide
            aria-disabled={day === ''}
            onClick={() => save({ kind: 'closed' })}
          >
            {hours.closeDay}
          </Button>
          {known?.isUsual === false && (
            <Button look="link" wide onClick={() => save({ kind: 'usual' })}>
              {hours.back}
            </Button>
          )}
        </div>
      </DialogBody>
    </Dialog>
  );
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

type InputProps = {
  id: string;
  label: string;
  type: 'date' | 'time';
  min?: string;
  value: string;
  onChange: (value: string) => void;
};

export function Input({ id, label, onChange, ...rest }: InputProps): ReactNode {
  return (
    <Field id={id} label={label}>
      <input {...rest} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
