import {
  type getHeldMoney as endpoint,
  maxHeldMoneyEntries,
} from '@comanda/contract/counter/held-money.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { accept } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { listHeldMoney } from './list-held-money.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';

type Endpoint = typeof endpoint;

/** Returns the money that pays no order, of the caller's stores. */
export async function getHeldMoney(
  { db }: Pick<Deps, 'db'>,
  { session, tenant, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { storeIds } = staffSessionOf(session);
  const entries = (await listHeldMoney(autocommit(db, tenant.id), now)).filter(({ storeId }) =>
    staffReachesStore(storeIds, storeId),
  );
  return accept({
    now: isoOf(now),
    count: entries.length,
    entries: entries
      .slice(0, maxHeldMoneyEntries)
      .map(({ attempt, orderNumber, storeId, kind, amount, since, polledUntil }) => ({
        ...{ storeId, kind, amount },
        orderId: attempt.orderId,
        number: orderNumber,
        method: attempt.method,
        since: isoOf(since),
        polledUntil: polledUntil === null ? null : isoOf(polledUntil),
      })),
  });
}
