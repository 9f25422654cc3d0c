import type { DayHour } from '@comanda/domain/counter/day/day-figures.ts';
import { isQuietDay } from '@comanda/domain/counter/day/is-quiet-day.ts';
import type { getCounterDay } from '@comanda/contract/counter/days.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { negate } from '@comanda/domain/money/money.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import type { ReactNode } from 'react';
import { Panel } from '../../counter/screen.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { DayHoursChart } from './day-hours-chart.tsx';
import { MoneyRows } from './money-rows.tsx';
import css from './money.module.css';

type Figures = AnswerOf<typeof getCounterDay>['figures'];

/** The large figures of a day: what was sold, what has to be in the drawer, and how many orders. */
export function BigFigures({ figures }: { figures: Figures }) {
  const texts = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  return (
    <dl className={css.big}>
      <Big name={texts.sales} value={money(figures.sales)} />
      <Big name={texts.drawer} value={money(figures.drawer.expected)} isMarked />
      <Big name={texts.orders} value={String(figures.orders)} />
      <Big name={texts.average} value={money(figures.average)} />
      <Big name={texts.cancelled} value={String(figures.cancelled)} />
    </dl>
  );
}

type BigProps = { name: string; value: string; isMarked?: boolean };

const Big = ({ name, value, isMarked = false }: BigProps) => (
  <div data-marked={isMarked ? '' : undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

type PanelsProps = {
  figures: Figures;
  /** The hours of the same weekday one week before; null: unknown. */
  before: readonly DayHour[] | null;
  /** The drawer of today, beside the cash that has to be in it. */
  cashBox?: ReactNode;
};

/** The sums of a day, row by row. A day without money has no empty tables. */
export function DayPanels({ figures, before, cashBox = null }: PanelsProps) {
  const texts = useTextsOf(counterMoneyTexts);
  return (
    <div className={css.panels}>
      {cashBox}
      <CashPanel figures={figures} />
      {isQuietDay(figures) ? null : (
        <>
          <SumPanel figures={figures} />
          <MoneyPanel figures={figures} />
        </>
      )}
      <div className={css.wide}>
        <Panel title={texts.byHour}>
          <DayHoursChart hours={figures.hours} before={before} />
        </Panel>
      </div>
    </div>
  );
}

/** The cash that orders left in the drawer. */
function CashPanel({ figures }: { figures: Figures }) {
  const texts = useTextsOf(counterMoneyTexts);
  return (
    <Panel title={texts.drawer}>
      <MoneyRows
        caption={texts.drawer}
        rows={[
          { label: texts.drawerPickup, amount: figures.drawer.pickup },
          { label: texts.drawerRiders, amount: figures.drawer.riders },
          { label: texts.drawerGivenBack, amount: negate(figures.drawer.givenBack) },
          { label: texts.drawerTotal, amount: figures.drawer.expected, sum: 'whole' },
        ]}
      />
      <p className={css.note}>{texts.drawerNote}</p>
    </Panel>
  );
}

/** The sums of what was sold, row by row. */
export function SumPanel({ figures }: { figures: Figures }) {
  const texts = useTextsOf(counterMoneyTexts);
  const { columns } = texts;
  const { kinds } = figures;
  return (
    <Panel title={texts.sold}>
      <MoneyRows
        caption={texts.sold}
        rows={[
          { label: columns.food, amount: figures.food },
          { label: texts.coupons, amount: negate(kinds.coupon) },
          { label: texts.combos, amount: negate(kinds.combo) },
          { label: texts.otherDiscounts, amount: negate(kinds.other) },
          { label: columns.points, amount: negate(figures.points) },
          { label: columns.delivery, amount: figures.delivery },
          { label: columns.service, amount: figures.service },
          { label: texts.sales, amount: figures.sales, sum: 'part' },
          { label: columns.driverTips, amount: figures.driverTips },
          { label: columns.storeTips, amount: figures.storeTips },
          { label: columns.refunds, amount: negate(figures.refunds) },
          { label: columns.net, amount: figures.net, sum: 'whole' },
        ]}
      />
    </Panel>
  );
}

/** The money by the place where it is, row by row. */
export function MoneyPanel({ figures }: { figures: Figures }) {
  const texts = useTextsOf(counterMoneyTexts);
  const { columns, method: names } = texts;
  const nameOf = (method: Figures['methods'][number]['method']): string =>
    method === 'outside' ? texts.outside : names[method];
  return (
    <Panel title={texts.collected}>
      <MoneyRows
        caption={texts.collected}
        rows={[
          ...figures.methods.flatMap(({ method, received, givenBack }) => [
            { label: nameOf(method), amount: received },
            { label: texts.givenBack(nameOf(method)), amount: negate(givenBack) },
          ]),
          { label: columns.toCollect, amount: figures.toCollect },
          { label: columns.owed, amount: negate(figures.owed) },
          { label: columns.net, amount: figures.net, sum: 'whole' },
        ]}
      />
    </Panel>
  );
}
