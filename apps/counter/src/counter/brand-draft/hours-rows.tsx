import { Button } from '@comanda/ui/button.tsx';
import css from './back-office.module.css';
import { TextField, ToggleChips } from './field-parts.tsx';
import { longDay, shortDay } from './short-day.ts';
import { useBrandTexts } from './use-brand-texts.ts';

/** Hours on some weekdays (0: Sunday), `HH:mm`. */
export type DayHours = { days: readonly number[]; from: string; to: string };

/** Monday first, as calendars of our countries have it. */
const week = [1, 2, 3, 4, 5, 6, 0] as const;

type HoursProps = {
  hours: readonly DayHours[];
  /** The days that a new row begins with. */
  days: readonly number[];
  isWrong: boolean;
  /** The words for wrong hours, if they are not the usual ones. */
  problem?: string;
  onChange: (hours: readonly DayHours[]) => void;
};

/** Hours on some weekdays, as many rows as there are different ones. */
export function HoursRows({ hours, days, isWrong, problem, onChange }: HoursProps) {
  const { form: texts } = useBrandTexts();
  const change = (at: number, row: DayHours | null): void =>
    onChange(row === null ? hours.toSpliced(at, 1) : hours.with(at, row));
  return (
    <>
      {hours.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no other name
        <HoursRow key={at} row={row} onChange={(next) => change(at, next)} />
      ))}
      {isWrong && <p className={css.problem}>{problem ?? texts.wrong.hours}</p>}
      <div>
        <Button
          look="soft"
          onClick={() => onChange([...hours, { days, from: '12:00', to: '16:00' }])}
        >
          {hours.length === 0 ? texts.someHours : texts.addHours}
        </Button>
      </div>
    </>
  );
}

type DaysProps = {
  legend: string;
  days: readonly number[];
  problem?: string | undefined;
  onChange: (days: readonly number[]) => void;
};

/** Seven weekdays in one row, each on or off. */
export function DayChips({ legend, days, problem, onChange }: DaysProps) {
  return (
    <ToggleChips
      isWeek
      legend={legend}
      options={week.map((day) => ({
        value: String(day),
        label: shortDay(day),
        longLabel: longDay(day),
      }))}
      chosen={days.map(String)}
      problem={problem}
      onChange={(chosen) => onChange(chosen.map(Number))}
    />
  );
}

type RowProps = { row: DayHours; onChange: (row: DayHours | null) => void };

function HoursRow({ row, onChange }: RowProps) {
  const { form: texts } = useBrandTexts();
  return (
    <div className={css.hours} role="group" aria-label={texts.hours}>
      <DayChips
        legend={texts.hoursDays}
        days={row.days}
        onChange={(days) => onChange({ ...row, days })}
      />
      <div className={css.pair}>
        <TextField
          label={texts.from}
          type="time"
          value={row.from}
          onChange={(from) => onChange({ ...row, from })}
        />
        <TextField
          label={texts.to}
          type="time"
          value={row.to}
          onChange={(to) => onChange({ ...row, to })}
        />
      </div>
      <div>
        <Button look="link" onClick={() => onChange(null)}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
