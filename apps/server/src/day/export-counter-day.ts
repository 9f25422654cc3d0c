import type { exportCounterDay as endpoint } from '@comanda/contract/counter/days.ts';
import type { DayMoney } from '@comanda/domain/counter/day/day-money.ts';
import type { DayOrderRow } from '@comanda/domain/counter/day/day-order-rows.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { type Decimals, toMajor } from '@comanda/domain/money/money.ts';
import { accept } from '@comanda/domain/result.ts';
import { byteOrderMark, csvLine, type CsvValue } from '@comanda/domain/text/csv.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import type { CounterMoneyTexts } from '@comanda/i18n/es/counter-money.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { download } from '../platform/http/download.ts';
import { rowsOfDay } from './day-order-rows.ts';
import type { DayDeps } from './store-day.ts';

type Endpoint = typeof endpoint;
export const csvType = 'text/csv; charset=utf-8';

/** The money of a row of a file, in the order of its columns. */
export const moneyColumns = [
  'food',
  'discounts',
  'points',
  'delivery',
  'service',
  'driverTips',
  'storeTips',
  'refunds',
  'net',
  'collected',
  'toCollect',
  'owed',
] as const satisfies readonly (keyof DayMoney)[];

/**
 * Answers the orders of a day as a CSV file. It has no name, phone, address or email.
 * docs/rules/counter-money.md#csv-of-a-day.
 */
export async function exportCounterDay(
  deps: DayDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const found = await rowsOfDay(deps, call);
  if (!found.ok) return found;
  const { store, day, rows } = found.value;
  const { id, decimals, country } = call.tenant;
  const facts = { texts: counterMoneyTexts(country.locale), timeZone: store.timeZone, decimals };
  const name = `${id}-${store.id}-${day.date}.csv`;
  return accept(download(name, piecesOf(rows, facts), csvType));
}

type RowFacts = { texts: CounterMoneyTexts; timeZone: string; decimals: Decimals };

async function* piecesOf(rows: readonly DayOrderRow[], facts: RowFacts): AsyncIterable<string> {
  const { columns } = facts.texts;
  const { number, placedAt, status, dispatch, method } = columns;
  const heads = [number, placedAt, status, dispatch, method];
  yield byteOrderMark + csvLine([...heads, ...moneyColumns.map((key) => columns[key])]);
  for (const row of rows) yield csvLine(valuesOf(row, facts));
}

function valuesOf(
  { order, money }: DayOrderRow,
  { texts, timeZone, decimals }: RowFacts,
): readonly CsvValue[] {
  const { date, minute } = zonedTime(instantOf(order.createdAt), timeZone);
  return [
    order.number,
    `${date} ${formatClock(minute)}`,
    texts.status[order.status],
    texts.dispatch[order.dispatchMethod],
    texts.method[order.method],
    ...moneyColumns.map((key) => toMajor(money[key], decimals)),
  ];
}
