import type { getCounterDay } from '@comanda/contract/counter/days.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { negate } from '@comanda/domain/money/money.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { Panel } from '../../counter/screen.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { DayHoursChart } from './day-hours-chart.tsx';
import { MoneyRows } from './money-rows.tsx';
import css from './money.module.css';

type Day = AnswerOf<typeof getCounterDay>;

/** The figures of a day: the large ones first, then how they add up. */
export function DayPanels({ day }: { day: Day }) {
  const texts = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  const { figures, weekBefore } = day;
  return (
    <>
      <dl className={css.big}>
        <Big name={texts.sales} value={money(figures.sales)} />
        <Big name={texts.orders} value={String(figures.orders)} />
        <Big name={texts.average} value={money(figures.average)} />
        <Big name={texts.cancelled} value={String(figures.cancelled)} />
      </dl>
      <div className={css.panels}>
        <Panel title={texts.byHour}>
          <DayHoursChart hours={figures.hours} before={weekBefore.hours} />
        </Panel>
        <SumPanel figures={figures} />
        <MoneyPanel figures={figures} />
        <Panel title={texts.drawer}>
          <MoneyRows
            caption={texts.drawer}
            rows={[
              { label: texts.drawerPickup, amount: figures.drawer.pickup },
              { label: texts.drawerRiders, amount: figures.drawer.riders },
              { label: texts.drawerGivenBack, amount: negate(figures.drawer.givenBack) },
              { label: texts.drawerExpected, amount: figures.drawer.expected, isTotal: true },
            ]}
          />
          <p className={css.note}>{texts.drawerNote}</p>
        </Panel>
      </div>
    </>
  );
}

const Big = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function SumPanel({ figures }: Pick<Day, 'figures'>) {
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
          { label: columns.driverTips, amount: figures.driverTips },
          { label: columns.storeTips, amount: figures.storeTips },
          { label: columns.refunds, amount: negate(figures.refunds) },
        ].filter(({ amount }) => amount !== 0)}
      />
      <MoneyRows
        caption={columns.net}
        rows={[{ label: columns.net, amount: figures.net, isTotal: true }]}
      />
    </Panel>
  );
}

function MoneyPanel({ figures }: Pick<Day, 'figures'>) {
  const texts = useTextsOf(counterMoneyTexts);
  const { columns, method: names } = texts;
  const nameOf = (method: (typeof figures.methods)[number]['method']): string =>
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
        ].filter(({ amount }) => amount !== 0)}
      />
      <MoneyRows
        caption={columns.net}
        rows={[{ label: columns.net, amount: figures.net, isTotal: true }]}
      />
    </Panel>
  );
}
