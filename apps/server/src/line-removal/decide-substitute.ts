import { platformWeb } from '@comanda/contract/headers.ts';
import { soldSubstitute } from '@comanda/domain/line-removal/sold-substitute.ts';
import type { Substitute, SubstituteChoice } from '@comanda/domain/line-removal/substitute.ts';
import { refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import type { LockedOrder } from '../order/move-order.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

type Sale = {
  readonly order: Pick<LockedOrder, 'store_id' | 'dispatch_method'>;
  readonly now: number;
};
export type MenuFacts = NonNullable<Awaited<ReturnType<Deps['menus']['storeFacts']>>>;

/**
 * Returns the dish as the order's store sells it now, with the facts by which that was decided; a
 * store that is gone sells nothing. `now` in milliseconds.
 * docs/rules/line-removals.md#another-dish-in.
 */
export async function decideSubstitute(
  { menus }: Pick<Deps, 'menus'>,
  { tenantId }: Pick<Tx, 'tenantId'>,
  choice: SubstituteChoice,
  { order, now }: Sale,
): Promise<{ facts: MenuFacts | null; sold: Result<Substitute, 'substituteGone'> }> {
  const facts = await menus.storeFacts(tenantId, order.store_id);
  if (!facts) return { facts: null, sold: refuse('substituteGone') };
  const { index, store } = facts;
  const sold = soldSubstitute(choice, {
    ...{ index, now, platform: platformWeb },
    storeId: store.id,
    timeZone: store.timeZone,
    dispatch: order.dispatch_method,
  });
  return { facts, sold };
}
