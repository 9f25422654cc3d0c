import css from '../../counter/brand-draft/back-office.module.css';
import type { DishFormProps } from './dish-form-props.ts';
import { DayChips, HoursRows } from '../../counter/brand-draft/hours-rows.tsx';
import { FormPart, TextField } from '../../counter/brand-draft/field-parts.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';

/** The weekdays, the hours and the dates in which a dish is sold. */
export function DishTimes({ fields, set, problems }: DishFormProps) {
  const { form: texts } = useBrandTexts();
  const { days, hours, starts, ends } = fields;
  return (
    <FormPart title={texts.when}>
      <DayChips
        legend={texts.days}
        days={days}
        problem={problems.has('days') ? texts.wrong.days : undefined}
        onChange={(chosen) => set({ days: chosen })}
      />
      <HoursRows
        hours={hours}
        days={days}
        isWrong={problems.has('hours')}
        onChange={(next) => set({ hours: next })}
      />
      <div className={css.pair}>
        <TextField
          label={texts.starts}
          type="datetime-local"
          value={starts}
          onChange={(next) => set({ starts: next })}
        />
        <TextField
          label={texts.ends}
          type="datetime-local"
          value={ends}
          problem={problems.has('ends') ? texts.wrong.dates : undefined}
          onChange={(next) => set({ ends: next })}
        />
      </div>
    </FormPart>
  );
}
