import type { getCounterPeriod } from '@comanda/contract/counter/periods.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { changeOf, salesByWeekday } from '@comanda/domain/counter/period/period-figures.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { counterNumbersTexts } from '@comanda/i18n/areas/counter-numbers.ts';
import { capitalise } from '@comanda/i18n/capitalise.ts';
import { shortDayText, weekdayName } from '@comanda/i18n/format/day-text.ts';
import type { ReactNode } from 'react';
import { Panel } from '../../counter/screen.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { BarsChart } from './bars-chart.tsx';
import { DayHoursChart } from './day-hours-chart.tsx';
import { MoneyPanel, SumPanel } from './day-panels.tsx';
import css from './money.module.css';
import { OrderedDishes } from './ordered-dishes.tsx';
import { periodRows, weekdayRows } from './period-rows.ts';

type Answer = AnswerOf<typeof getCounterPeriod>;
type Sums = NonNullable<Answer['now']>;

/** The large figures of a period, each with how much more it is than before. */
export function PeriodFigures({ now, before }: { now: Sums; before: Sums | null }) {
  const texts = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  const { sales, sold, average, cancelled } = now.figures;
  const earlier = before?.figures;
  return (
    <dl className={css.big} data-even="">
      <Figure name={texts.sales} value={money(sales)} now={sales} before={earlier?.sales} />
      <Figure name={texts.orders} value={String(sold)} now={sold} before={earlier?.sold} />
      <Figure name={texts.average} value={money(average)} now={average} before={earlier?.average} />
      <Figure
        name={texts.cancelled}
        value={String(cancelled)}
        now={cancelled}
        before={earlier?.cancelled}
      />
    </dl>
  );
}

type FigureProps = { name: string; value: string; now: number; before: number | undefined };

const Figure = ({ name, value, now, before = 0 }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
    <dd className={css.change}>
      <Change now={now} before={before} />
    </dd>
  </div>
);

/** Says in words by how much a figure is more or less than before. */
function Change({ now, before }: { now: number; before: number }) {
  const texts = useTextsOf(counterNumbersTexts);
  const change = changeOf(now, before);
  if (change === null) return texts.noBefore;
  if (change === 0) return texts.same;
  return change > 0 ? texts.more(change) : texts.less(-change);
}

type PanelsProps = { answer: Answer; now: Sums; children: ReactNode };

/** The charts, the sums and the dishes of a period, and further panels behind them. */
export function PeriodPanels({ answer, now, children }: PanelsProps) {
  const texts = useTextsOf(counterNumbersTexts);
  const money = useTextsOf(counterMoneyTexts);
  const before = answer.before?.figures.sold === 0 ? null : answer.before;
  if (now.figures.sold === 0 && now.figures.net === 0) return <p>{texts.nothing}</p>;
  return (
    <div className={css.panels}>
      <div className={css.wide}>
        <DaysPanel now={now} before={before} />
      </div>
      <WeekdaysPanel now={now} before={before} />
      <Panel title={money.byHour}>
        <DayHoursChart
          hours={now.figures.hours}
          before={before?.figures.hours ?? null}
          times={{ now: texts.now, before: texts.before }}
        />
      </Panel>
      <OrderedDishes dishes={answer.dishes} />
      <SumPanel figures={now.figures} />
      <MoneyPanel figures={now.figures} />
      {children}
    </div>
  );
}

type Both = { now: Sums; before: Sums | null };

function DaysPanel({ now, before }: Both) {
  const texts = useTextsOf(counterNumbersTexts);
  const money = useMoney();
  const rows = periodRows(now.days, before?.days ?? []);
  const best = now.days.toSorted((one, other) => other.sales - one.sales)[0];
  const isWeeks = rows.some(({ days }) => days > 1);
  const nameOf = (date: string): string =>
    isWeeks ? texts.weekOf(shortDayText(date)) : capitalise(shortDayText(date));
  return (
    <Panel title={texts.byDay}>
      {best === undefined || best.sales <= 0 ? null : (
        <p>{texts.bestDay({ date: shortDayText(best.date), sales: money(best.sales) })}</p>
      )}
      <BarsChart
        rows={rows.map((row) => ({
          ...row,
          label: String(Number(row.date.slice(8))),
          name: nameOf(row.date),
        }))}
        caption={texts.byDay}
        head={isWeeks ? texts.week : texts.day}
        times={{ now: texts.now, before: before && texts.before }}
      />
    </Panel>
  );
}

function WeekdaysPanel({ now, before }: Both) {
  const texts = useTextsOf(counterNumbersTexts);
  const rows = weekdayRows(salesByWeekday(now.days), salesByWeekday(before?.days ?? []));
  return (
    <Panel title={texts.byWeekday}>
      <p className={css.note}>{texts.averageOfDay}</p>
      <BarsChart
        rows={rows.map((row) => ({
          ...row,
          label: weekdayName(row.weekday).slice(0, 3),
          name: capitalise(weekdayName(row.weekday)),
        }))}
        caption={texts.byWeekday}
        head={texts.weekday}
        times={{ now: texts.now, before: before && texts.before }}
      />
    </Panel>
  );
}
