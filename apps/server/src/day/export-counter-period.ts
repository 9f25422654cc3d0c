import type { exportCounterPeriod as endpoint } from '@comanda/contract/counter/periods.ts';
import type { DayFigures } from '@comanda/domain/counter/day/day-figures.ts';
import { type Decimals, toMajor } from '@comanda/domain/money/money.ts';
import { accept } from '@comanda/domain/result.ts';
import { byteOrderMark, csvLine } from '@comanda/domain/text/csv.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import type { CounterMoneyTexts } from '@comanda/i18n/es/counter-money.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { download } from '../platform/http/download.ts';
import { askedPeriodOf, readDaysOf, type StoresOfDate } from './asked-period.ts';
import { csvType, moneyColumns } from './export-counter-day.ts';
import type { DayDeps } from './store-day.ts';

type Endpoint = typeof endpoint;

/**
 * Answers the days of a period as a CSV file, which is sent while its days are read.
 * docs/rules/counter-money.md#csv-of-a-period.
 */
export async function exportCounterPeriod(
  deps: DayDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const asked = await askedPeriodOf(deps, call);
  if (!asked.ok) return asked;
  const { id, decimals, country } = call.tenant;
  const { from, to } = asked.value.period;
  const days = readDaysOf(deps, id, asked.value);
  const pieces = piecesOf(days, counterMoneyTexts(country.locale), decimals);
  return accept(download(`${id}-${from}-${to}.csv`, pieces, csvType));
}

async function* piecesOf(
  days: AsyncIterable<StoresOfDate>,
  texts: CounterMoneyTexts,
  decimals: Decimals,
): AsyncIterable<string> {
  const { columns, day, stores, orders, cancelled } = texts;
  const heads = [day, stores, orders, cancelled];
  yield byteOrderMark + csvLine([...heads, ...moneyColumns.map((key) => columns[key])]);
  for await (const { date, stores: read } of days)
    for (const { store, figures } of read)
      yield csvLine([date, store.name, ...numbersOf(figures, decimals)]);
}

const numbersOf = (figures: DayFigures, decimals: Decimals): readonly number[] => [
  figures.sold,
  figures.cancelled,
  ...moneyColumns.map((key) => toMajor(figures[key], decimals)),
];
