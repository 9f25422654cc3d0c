import type { DayHour } from '@comanda/domain/counter/day/day-figures.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './money.module.css';

type Props = { hours: readonly DayHour[]; before: readonly DayHour[] };

const [slot, height, bar] = [30, 120, 11];

/** Sales by hour beside those of a week before: bars for the eye, a table for everybody. It shows the hours from the first sale to the last. */
export function DayHoursChart({ hours, before }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const shown = hours
    .map((hour, at) => ({ at, now: hour, then: before[at] ?? hour }))
    .filter(({ now, then }) => now.sales !== 0 || then.sales !== 0);
  const [first, last] = [shown[0]?.at, shown.at(-1)?.at];
  if (first === undefined || last === undefined) return <p>{texts.noSales}</p>;
  const rows = hours
    .map((hour, at) => ({ at, now: hour, then: before[at] ?? hour }))
    .slice(first, last + 1);
  const most = Math.max(...rows.flatMap(({ now, then }) => [now.sales, then.sales]), 1);
  const heightOf = (sales: number): number => (Math.max(sales, 0) / most) * height;
  return (
    <>
      <svg
        className={css.chart}
        viewBox={`0 0 ${rows.length * slot} ${height + 18}`}
        aria-hidden="true"
      >
        {rows.map(({ at, now, then }, place) => (
          <g key={at} transform={`translate(${place * slot} 0)`}>
            <Bar x={3} tall={heightOf(then.sales)} name={css.then} />
            <Bar x={3 + bar + 1} tall={heightOf(now.sales)} name={css.now} />
            <text x={slot / 2} y={height + 14} textAnchor="middle">
              {at}
            </text>
          </g>
        ))}
      </svg>
      <p className={css.legend}>
        <span className={css.now}>{texts.thisDay}</span>
        <span className={css.then}>{texts.weekBefore}</span>
      </p>
      <HoursTable rows={rows} />
    </>
  );
}

const Bar = ({ x, tall, name }: { x: number; tall: number; name: string | undefined }) => (
  <rect className={name} x={x} y={height - tall} width={bar} height={tall} rx={2} />
);

type Row = { at: number; now: DayHour; then: DayHour };

function HoursTable({ rows }: { rows: readonly Row[] }) {
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
            <th scope="col">{texts.weekBefore}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, now, then }) => (
            <tr key={at}>
              <th scope="row">{`${at}:00`}</th>
              <td>{money(now.sales)}</td>
              <td>{money(then.sales)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
