import type { getCounterPeriodResults as endpoint } from '@comanda/contract/counter/periods.ts';
import { dayWindow } from '@comanda/domain/counter/day/day-window.ts';
import { accept } from '@comanda/domain/result.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { type AskedPeriod, askedPeriodOf } from './asked-period.ts';
import {
  couponResults,
  endingsOf,
  keptTimes,
  opinionsOf,
  peopleOf,
  type StorePeriod,
} from './period-results.rows.ts';
import type { DayDeps } from './store-day.ts';

type Endpoint = typeof endpoint;

/** Returns how the orders of a period went. docs/rules/counter-money.md#results-of-a-period. */
export async function getCounterPeriodResults(
  deps: DayDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const asked = await askedPeriodOf(deps, call);
  if (!asked.ok) return asked;
  const stores = storePeriods(asked.value);
  return accept(
    await withTenant(deps.db, call.tenant.id, async (tx) => ({
      people: await peopleOf(tx, stores),
      kept: await keptTimes(tx, stores),
      endings: await endingsOf(tx, stores),
      coupons: await couponResults(tx, stores),
      opinions: await opinionsOf(tx, stores),
    })),
  );
}

const storePeriods = ({ period, stores }: AskedPeriod): readonly StorePeriod[] =>
  stores.flatMap(({ id: storeId, timeZone }) => {
    const from = dayWindow(period.from, timeZone)?.from;
    const to = dayWindow(period.to, timeZone)?.to;
    return from === undefined || to === undefined ? [] : [{ storeId, window: { from, to } }];
  });
