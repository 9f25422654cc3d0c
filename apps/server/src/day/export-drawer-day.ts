import type { exportDrawerDay as endpoint } from '@comanda/contract/counter/days.ts';
import type { DrawerEntry } from '@comanda/domain/counter/drawer/drawer-entry.ts';
import { drawerDifference } from '@comanda/domain/counter/drawer/drawer-session.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { type Decimals, type Minor, toMajor } from '@comanda/domain/money/money.ts';
import { accept } from '@comanda/domain/result.ts';
import { byteOrderMark, csvLine, type CsvValue } from '@comanda/domain/text/csv.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import type { CounterMoneyTexts } from '@comanda/i18n/es/counter-money.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { download } from '../platform/http/download.ts';
import { drawerEntriesOfDay } from './drawer-day.rows.ts';
import { csvType } from './export-counter-day.ts';
import { type DayDeps, storeDayOf } from './store-day.ts';

type Endpoint = typeof endpoint;

/**
 * Answers the entries of a drawer's day as a CSV file: openings, movements, counts, settlements
 * with riders and corrections, with the names of staff and riders.
 * docs/rules/counter-money.md#csv-of-a-drawer.
 */
export async function exportDrawerDay(
  deps: DayDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const asked = await storeDayOf(deps, call);
  if (!asked.ok) return asked;
  const { store, day } = asked.value;
  const { id, decimals, country } = call.tenant;
  const entries = await withTenant(deps.db, id, (tx) =>
    drawerEntriesOfDay(tx, store.id, day.window),
  );
  const texts = counterMoneyTexts(country.locale);
  const name = `${id}-${store.id}-caja-${day.date}.csv`;
  const facts = { texts, timeZone: store.timeZone, decimals };
  return accept(download(name, piecesOf(entries, facts), csvType));
}

type Facts = { texts: CounterMoneyTexts; timeZone: string; decimals: Decimals };

/** The columns of the file, in their order. */
const columns = [
  'at',
  'timeZone',
  'entry',
  'reason',
  'rider',
  'staff',
  'amount',
  'counted',
  'expected',
  'difference',
] as const satisfies readonly (keyof CounterMoneyTexts['drawerFile']['columns'])[];

async function* piecesOf(entries: readonly DrawerEntry[], facts: Facts): AsyncIterable<string> {
  const heads = facts.texts.drawerFile.columns;
  yield byteOrderMark + csvLine(columns.map((key) => heads[key]));
  for (const entry of entries) yield csvLine(valuesOf(entry, facts));
}

/** The cells of an entry, in the order of the columns. */
function valuesOf(entry: DrawerEntry, { texts, timeZone, decimals }: Facts): readonly CsvValue[] {
  const { date, minute } = zonedTime(instantOf(entry.at), timeZone);
  const { counted, expected, kind, reason } = entry;
  const cell = (amount: Minor | null): CsvValue =>
    amount === null ? '' : toMajor(amount, decimals);
  return [
    `${date} ${formatClock(minute)}`,
    timeZone,
    kind === null ? texts.drawerFile.entry[entry.entry] : texts.cashBox.movement[kind],
    reason === null ? '' : texts.cashBox.reason[reason],
    entry.riderName ?? '',
    entry.staffName,
    cell(entry.amount),
    cell(counted),
    cell(expected),
    counted === null || expected === null ? '' : cell(drawerDifference(counted, expected)),
  ];
}
