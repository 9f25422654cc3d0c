import { relativeDayText } from '@comanda/i18n/format/day-text.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { DateInput } from './date-input.tsx';
import type { DateNow, StoreNow } from './store-now.ts';
import css from './store.module.css';
import type { Change } from './use-change.ts';
import { useHoursForm } from './use-hours-form.ts';
import { useStoreTexts } from './use-store-texts.ts';

type Props = Change & { now: StoreNow; date: DateNow | 'new'; onClose: () => void };
type Form = ReturnType<typeof useHoursForm>;

/** Other hours for a date, closed all day, or the hours of its weekday again. */
export function HoursDialog({ now, date, change, isBusy, onClose }: Props) {
  const { hours, cancel } = useStoreTexts();
  const known = date === 'new' ? null : date;
  const form = useHoursForm({ now, known, change, isBusy, onSaved: onClose });
  const title = known ? hours.change(relativeDayText(known.date, now.today)) : hours.add;
  return (
    <Dialog label={title} closeLabel={cancel} onClose={onClose}>
      <DialogHead title={title} />
      <DialogBody>
        <div className={css.column}>
          {known ? null : (
            <DateInput
              id="hours-date"
              label={hours.date}
              type="date"
              min={now.today}
              value={form.day}
              onChange={form.setDay}
            />
          )}
          <Times form={form} />
          <Actions form={form} isUsual={known?.isUsual !== false} />
        </div>
      </DialogBody>
    </Dialog>
  );
}

function Times({ form: { opens, setOpens, closes, setCloses } }: { form: Form }) {
  const { hours } = useStoreTexts();
  const time = { type: 'time' } as const;
  return (
    <div className={css.pair}>
      <DateInput {...time} id="hours-opens" label={hours.opens} value={opens} onChange={setOpens} />
      <DateInput
        {...time}
        id="hours-closes"
        label={hours.closes}
        value={closes}
        onChange={setCloses}
      />
    </div>
  );
}

/** `isUsual`: the date has the hours of its weekday, so there is no way back to them. */
function Actions({ form, isUsual }: { form: Form; isUsual: boolean }) {
  const { hours } = useStoreTexts();
  const { day, opens, closes, isReady, save } = form;
  return (
    <>
      <Button
        wide
        aria-disabled={!isReady}
        onClick={() => isReady && save({ kind: 'from', opens, closes })}
      >
        {hours.save}
      </Button>
      <Button look="quiet" wide aria-disabled={day === ''} onClick={() => save({ kind: 'closed' })}>
        {hours.closeDay}
      </Button>
      {!isUsual && (
        <Button look="link" wide onClick={() => save({ kind: 'usual' })}>
          {hours.back}
        </Button>
      )}
    </>
  );
}
