import type { Minor } from '@comanda/domain/money/money.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import type { CssVariables } from '@comanda/ui/css-variables.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './money.module.css';

/**
 * Sales of one bar, beside those of the time before; minor units. `share`, `shareBefore`: of the
 * highest, 0 to 1. `label` stands below the bar, `name` in the table.
 */
type BarRow = {
  label: string;
  name: string;
  sales: Minor;
  before: Minor;
  share: number;
  shareBefore: number;
};

type Props = {
  rows: readonly BarRow[];
  /** The names of the table and of its first column. */
  caption: string;
  head: string;
  /** The names of both times; `before` null: there is nothing to compare with. */
  times: { now: string; before: string | null };
};

/** Filled and hollow bars for the eye, and a table for everybody. */
export function BarsChart({ rows, caption, head, times }: Props) {
  return (
    <>
      <Bars rows={rows} hasBefore={times.before !== null} />
      {times.before === null ? null : <Legend now={times.now} before={times.before} />}
      <BarsTable {...{ rows, caption, head, times }} />
    </>
  );
}

/** As many labels fit below the bars of a phone. */
const mostLabels = 12;

function Bars({ rows, hasBefore }: { rows: readonly BarRow[]; hasBefore: boolean }) {
  const every = Math.ceil(rows.length / mostLabels);
  return (
    <div className={css.chart} aria-hidden="true" data-many={rows.length > 14 || undefined}>
      {rows.map(({ label, name, share, shareBefore }, at) => (
        <div key={name} className={css.hour}>
          <span className={css.bars}>
            {hasBefore ? <Bar kind="before" share={shareBefore} /> : null}
            <Bar kind="now" share={share} />
          </span>
          <span>{at % every === 0 ? label : ''}</span>
        </div>
      ))}
    </div>
  );
}

function Bar({ kind, share }: { kind: 'now' | 'before'; share: number }) {
  const style: CssVariables = { '--share': share };
  return <i data-kind={kind} style={style} />;
}

const Legend = ({ now, before }: { now: string; before: string }) => (
  <p className={css.legend} aria-hidden="true">
    <span>
      <i data-kind="now" />
      {now}
    </span>
    <span>
      <i data-kind="before" />
      {before}
    </span>
  </p>
);

function BarsTable({ rows, caption, head, times: { now, before } }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  return (
    <details className={css.fold}>
      <summary>{texts.asTable}</summary>
      <table className={css.rows}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{now}</th>
            {before === null ? null : <th scope="col">{before}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{money(row.sales)}</td>
              {before === null ? null : <td>{money(row.before)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
