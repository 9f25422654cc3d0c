import type { DayHour } from '@comanda/domain/counter/day/day-figures.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import type { CssVariables } from '@comanda/ui/css-variables.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './money.module.css';
import { type HourRow, hourRows } from './hour-rows.ts';

/** `before` null: there is no day to compare with. */
type Props = { hours: readonly DayHour[]; before: readonly DayHour[] | null };

/**
 * Sales by hour beside those of a week before: filled and hollow bars for the eye, a sentence and a
 * table for everybody.
 */
export function DayHoursChart({ hours, before }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  const rows = hourRows(hours, before);
  const best = rows.toSorted((a, b) => b.sales - a.sales)[0];
  if (best === undefined) return <p>{texts.noSales}</p>;
  return (
    <>
      <p>{texts.bestHour({ hour: best.hour, sales: money(best.sales) })}</p>
      <Bars rows={rows} hasBefore={before !== null} />
      <HoursTable rows={rows} hasBefore={before !== null} />
    </>
  );
}

function Bars({ rows, hasBefore }: { rows: readonly HourRow[]; hasBefore: boolean }) {
  return (
    <>
      <div className={css.chart} aria-hidden="true">
        {rows.map(({ hour, share, shareBefore }) => (
          <div key={hour} className={css.hour}>
            <span className={css.bars}>
              {hasBefore ? <Bar kind="before" share={shareBefore} /> : null}
              <Bar kind="now" share={share} />
            </span>
            <span>{hour}</span>
          </div>
        ))}
      </div>
      {hasBefore ? <Legend /> : null}
    </>
  );
}

function Bar({ kind, share }: { kind: 'now' | 'before'; share: number }) {
  const style: CssVariables = { '--share': share };
  return <i data-kind={kind} style={style} />;
}

function Legend() {
  const texts = useTextsOf(counterMoneyTexts);
  return (
    <p className={css.legend} aria-hidden="true">
      <span>
        <i data-kind="now" />
        {texts.thisDay}
      </span>
      <span>
        <i data-kind="before" />
        {texts.weekBefore}
      </span>
    </p>
  );
}

function HoursTable({ rows, hasBefore }: { rows: readonly HourRow[]; hasBefore: boolean }) {
  const texts = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  return (
    <details className={css.fold}>
      <summary>{texts.asTable}</summary>
      <table className={css.rows}>
        <caption className="visually-hidden">{texts.byHour}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.hour}</th>
            <th scope="col">{texts.thisDay}</th>
            {hasBefore ? <th scope="col">{texts.weekBefore}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ hour, sales, before }) => (
            <tr key={hour}>
              <th scope="row">{`${hour}:00`}</th>
              <td>{money(sales)}</td>
              {hasBefore ? <td>{money(before)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
