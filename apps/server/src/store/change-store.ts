import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import type { CounterActionKind } from '@comanda/domain/counter/counter-action-kinds.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { StoreFact, StoreFactValue } from '@comanda/domain/store-facts/store-fact.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import type { LiveStore } from '../menu/live-store.ts';
import { deleteStoreFacts, saveStoreFacts } from './store-fact.rows.ts';
import { publishStoreChange } from '../platform/db/publish-store-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Call } from '../platform/http/call.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { reachedStore } from './reached-store.ts';

/**
 * The facts that a change stores and deletes, and its entry in the audit list. `also`: another
 * write of the same transaction.
 */
export type StoreChange = {
  readonly save: readonly StoreFact[];
  readonly drop: readonly StoreFactValue[];
  readonly detail: object;
  readonly also?: (tx: Tx) => Promise<void>;
};

type StoreCall = Pick<Call<Endpoint>, 'session' | 'tenant' | 'now' | 'header'> & {
  readonly params: { id: StoreId };
  readonly body: unknown;
};

/**
 * Makes one change of a store at the counter. `plan` decides it with the store's present facts.
 * Changes of one store pass one after the other; every server process shows the new facts at once.
 * A repeated key is answered as the first time, also if `plan` would refuse it by now. Refused:
 * NOT_FOUND for a store of others, and what `plan` refuses.
 * docs/rules/counter-store.md#facts-of-the-counter.
 */
export async function changeStore(
  deps: Deps,
  call: StoreCall,
  { kind, subject }: { readonly kind: CounterActionKind; readonly subject: string },
  plan: (live: LiveStore) => Result<StoreChange, Refusal>,
): Promise<Result<null, Refusal>> {
  const storeId = call.params.id;
  const live = await reachedStore(deps, call, storeId);
  if (!live) return refuse(refusalOf('NOT_FOUND'));
  const planned = plan(live);
  const { staffId } = staffSessionOf(call.session);
  const at = isoOf(call.now);
  const outcome = await runCounterAction(deps, call, { storeId, kind, subject }, async (tx) => {
    if (!planned.ok) return planned;
    const { save, drop, detail, also } = planned.value;
    // publishStoreChange comes first, because it locks the store's counter: changes at once pass
    // one after the other.
    await publishStoreChange(tx, 'store', storeId);
    if (save.length > 0) await saveStoreFacts(tx, storeId, save, { staffId, at });
    if (drop.length > 0) await deleteStoreFacts(tx, storeId, drop);
    await also?.(tx);
    return accept({ answer: null, detail });
  });
  if (outcome.ok)
    deps.menus.onChange({ tenantId: call.tenant.id, kind: 'store', id: String(storeId) });
  return outcome;
}
