import type { getPrinters as endpoint } from '@comanda/contract/counter/printers.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { Deps } from '../deps.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { shownPrinters } from './shown-printers.ts';

type Endpoint = typeof endpoint;

/**
 * Returns the printers of a store. Refused: NOT_FOUND for a store of others.
 * docs/rules/printing.md#state-of-a-printer.
 */
export async function getPrinters(
  { db }: Pick<Deps, 'db'>,
  { params, session, tenant, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  return staffReachesStore(staffSessionOf(session).storeIds, params.id)
    ? accept(await shownPrinters(autocommit(db, tenant.id), params.id, now))
    : refuse(refusalOf('NOT_FOUND'));
}
