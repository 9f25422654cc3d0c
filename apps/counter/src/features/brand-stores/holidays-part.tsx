import { Button } from '@comanda/ui/button.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { useId } from 'react';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { TextField, ToggleChips } from '../../counter/brand-draft/field-parts.tsx';
import type { HolidayRow } from './store-fields.ts';
import { StorePart } from './store-part.tsx';
import { useBrandStoreTexts } from './use-brand-store-texts.ts';
import type { StoreForm } from './use-store-form.ts';

/** The part about dates with hours of their own, or without any. */
export function HolidaysPart({ form: { fields, set, problems } }: { form: StoreForm }) {
  const { form: texts, wrong } = useBrandStoreTexts();
  const { holidays } = fields;
  const change = (at: number, row: HolidayRow | null): void =>
    set({ holidays: row === null ? holidays.toSpliced(at, 1) : holidays.with(at, row) });
  const day: HolidayRow = { date: '', isClosed: true, from: '12:00', to: '22:00', kept: null };
  return (
    <StorePart
      title={texts.holidays}
      now={holidays.length === 0 ? texts.holidaysNone : texts.holidaysCount(holidays.length)}
      isWrong={problems.has('holidays')}
    >
      {holidays.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no other name
        <Holiday key={at} row={row} onChange={(next) => change(at, next)} />
      ))}
      {problems.has('holidays') && <p className={backOffice.problem}>{wrong.date}</p>}
      <div>
        <Button look="soft" onClick={() => set({ holidays: [...holidays, day] })}>
          {texts.addDay}
        </Button>
      </div>
    </StorePart>
  );
}

type RowProps = { row: HolidayRow; onChange: (row: HolidayRow | null) => void };

function Holiday({ row, onChange }: RowProps) {
  const { form: texts } = useBrandStoreTexts();
  const id = useId();
  const change = (part: Partial<HolidayRow>): void => onChange({ ...row, ...part, kept: null });
  return (
    <div className={backOffice.hours} role="group" aria-label={texts.holidays}>
      <Field id={id} label={texts.date}>
        <input
          type="date"
          value={row.date}
          onChange={({ target }) => change({ date: target.value })}
        />
      </Field>
      <ToggleChips
        legend={texts.hours}
        options={[{ value: 'closed', label: texts.closedAllDay }]}
        chosen={row.isClosed ? ['closed'] : []}
        onChange={(chosen) => change({ isClosed: chosen.length > 0 })}
      />
      {!row.isClosed && (
        <div className={backOffice.pair}>
          <TextField
            label={texts.opens}
            type="time"
            value={row.from}
            onChange={(from) => change({ from })}
          />
          <TextField
            label={texts.closes}
            type="time"
            value={row.to}
            onChange={(to) => change({ to })}
          />
        </div>
      )}
      <div>
        <Button look="link" onClick={() => onChange(null)}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
