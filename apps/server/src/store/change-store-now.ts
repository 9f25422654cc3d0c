import type { changeStoreNow as endpoint } from '@comanda/contract/counter/store-now.ts';
import type { CounterActionKind } from '@comanda/domain/counter/counter-action-kinds.ts';
import { mayChangeStore } from '@comanda/domain/counter/may-change-store.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { changeFact } from '@comanda/domain/store-facts/change-fact.ts';
import type { Deps } from '../deps.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { changeStore } from './change-store.ts';
import { takePlacesOfOpenOrders } from './take-places.rows.ts';

type Endpoint = typeof endpoint;

const actionKinds = {
  busy: 'store.busy',
  pause: 'store.pause',
  delivery: 'store.delivery',
  pickup: 'store.pickup',
  hours: 'store.hours',
  autoAccept: 'store.autoAccept',
  capacity: 'store.capacity',
} as const satisfies Record<string, CounterActionKind>;

/**
 * Changes one fact of a store. Refused: NOT_FOUND, NOT_AUTHORIZED for crew, INVALID_PARAMETER for
 * an end, a date or hours.
 */
export async function changeStoreNow(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const change = call.body.fact;
  const subject = change.kind === 'hours' ? change.date : change.kind;
  const action = { kind: actionKinds[change.kind], subject };
  return changeStore(deps, call, action, ({ folderStore }) => {
    if (!mayChangeStore(staffSessionOf(call.session).role, change.kind))
      return refuse(refusalOf('NOT_AUTHORIZED'));
    const changed = changeFact(change, folderStore, call.now);
    if (!changed.ok) return changed;
    const { fact, isFolders } = changed.value;
    return accept({
      save: isFolders ? [] : [fact],
      drop: isFolders ? [fact] : [],
      detail: fact,
      ...(change.kind === 'capacity' && {
        also: (tx: Tx) => takePlacesOfOpenOrders(tx, call.params.id, call.now),
      }),
    });
  });
}
