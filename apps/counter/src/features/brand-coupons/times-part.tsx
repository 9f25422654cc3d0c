import { shortDayText } from '@comanda/i18n/format/day-text.ts';
import css from '../../counter/brand-draft/back-office.module.css';
import { TextField } from '../../counter/brand-draft/field-parts.tsx';
import { HoursRows } from '../../counter/brand-draft/hours-rows.tsx';
import { CouponPart } from './coupon-part.tsx';
import type { CouponForm } from './use-coupon-form.ts';
import { useBrandCouponTexts } from './use-brand-coupon-texts.ts';

/** The part about from when, until when, and at which hours of which weekdays. */
export function TimesPart({ form }: { form: CouponForm }) {
  const { form: texts, wrong } = useBrandCouponTexts();
  const { fields, set, problems } = form;
  const { starts, ends, hours } = fields;
  const dates = [starts, ends].map((time) => (time === '' ? '…' : shortDayText(time.slice(0, 10))));
  const parts = [
    ...(starts === '' && ends === '' ? [] : [dates.join(' – ')]),
    ...(hours.length === 0 ? [] : [texts.someTimes]),
  ];
  return (
    <CouponPart
      title={texts.times}
      now={parts.length === 0 ? texts.always : parts.join(' · ')}
      isWrong={problems.has('dates') || problems.has('hours')}
    >
      <div className={css.pair}>
        <TextField
          label={texts.starts}
          type="datetime-local"
          value={starts}
          onChange={(typed) => set({ starts: typed })}
        />
        <TextField
          label={texts.ends}
          type="datetime-local"
          value={ends}
          problem={problems.has('dates') ? wrong.dates : undefined}
          onChange={(typed) => set({ ends: typed })}
        />
      </div>
      <p className={css.note}>{texts.timesHint}</p>
      <HoursRows
        hours={hours}
        days={[1, 2, 3, 4, 5]}
        isWrong={problems.has('hours')}
        problem={wrong.hours}
        onChange={(rows) => set({ hours: rows })}
      />
    </CouponPart>
  );
}
