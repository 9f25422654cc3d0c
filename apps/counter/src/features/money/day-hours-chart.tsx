import type { DayHour } from '@comanda/domain/counter/day/day-figures.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { BarsChart } from './bars-chart.tsx';
import { hourRows } from './hour-rows.ts';

type Props = {
  hours: readonly DayHour[];
  /** null: there is no day to compare with. */
  before: readonly DayHour[] | null;
  /** The names of both times, if they are not this day and a week before. */
  times?: { now: string; before: string };
};

/** Sales by hour beside those of a time before, with the best hour in words. */
export function DayHoursChart({ hours, before, times }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  const rows = hourRows(hours, before);
  const best = rows.toSorted((a, b) => b.sales - a.sales)[0];
  if (best === undefined) return <p>{texts.noSales}</p>;
  const names = times ?? { now: texts.thisDay, before: texts.weekBefore };
  return (
    <>
      <p>{texts.bestHour({ hour: best.hour, sales: money(best.sales) })}</p>
      <BarsChart
        rows={rows.map((row) => ({ ...row, label: `${row.hour}`, name: `${row.hour}:00` }))}
        caption={texts.byHour}
        head={texts.hour}
        times={{ now: names.now, before: before === null ? null : names.before }}
      />
    </>
  );
}
