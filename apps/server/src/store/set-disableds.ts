import type { setDisableds as endpoint } from '@comanda/contract/integrations.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { replaceDisabledItems } from './disabled.rows.ts';
import { dropOnSaleFacts } from './store-fact.rows.ts';
import { publishStoreChange } from '../platform/db/publish-store-change.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;

/**
 * Replaces the disabled items of a store; every server applies the new list at once. What staff
 * marked sold out at the counter stays so; an item of the list that staff had put on sale is off
 * again (docs/rules/counter-store.md#sold-out-at-the-counter). Refused: NOT_FOUND,
 * PARAMETER_NOT_RELATED.
 */
export async function setDisableds(
  deps: Deps,
  { body, tenant }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const facts = await deps.menus.storeFacts(tenant.id, body.storeId);
  if (!facts) return refuse(refusalOf('NOT_FOUND', { field: 'storeId' }));
  const { productById, modifierById } = facts.index;
  const isKnown = {
    Product: (id: number) => productById.has(id),
    Modifier: (id: number) => modifierById.has(id),
  };
  const unknown = body.disableds.filter(
    (item) => !isKnown[item.deactivatableType](item.deactivatableId),
  );
  if (unknown.length > 0)
    return refuse(
      refusalOf('PARAMETER_NOT_RELATED', {
        field: 'disableds',
        ids: unknown.map((item) => item.deactivatableId),
      }),
    );
  await withTenant(deps.db, tenant.id, async (tx) => {
    // publishStoreChange comes first, because it locks the store's counter: of two concurrent lists
    // the second replaces the first one's rows.
    await publishStoreChange(tx, 'disableds', body.storeId);
    await replaceDisabledItems(tx, body.storeId, body.disableds);
    await dropOnSaleFacts(tx, body.storeId, body.disableds);
  });
  deps.menus.invalidateStore(tenant.id, body.storeId);
  return accept(null);
}
