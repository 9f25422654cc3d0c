import { problem } from '@comanda/domain/checkout/field-problem.ts';
import { storesOfRole } from '@comanda/domain/staff/stores-of-role.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { StaffRole } from '@comanda/domain/session/role.ts';
import type { Deps } from '../deps.ts';

type Work = { role: StaffRole; storeIds: readonly StoreId[] | 'all' };

/**
 * Returns the stores of a person. Refused: FIELD_VALIDATION for none, PARAMETER_NOT_RELATED for one
 * that the brand does not have.
 */
export async function checkStaffStores(
  { menus }: Pick<Deps, 'menus'>,
  tenantId: TenantId,
  { role, storeIds }: Work,
): Promise<Result<readonly StoreId[] | 'all', Refusal>> {
  const stores = storesOfRole(role, storeIds);
  if (stores === 'all') return accept(stores);
  if (stores.length === 0)
    return refuse(refusalOf('FIELD_VALIDATION', { fields: { storeIds: problem('required') } }));
  const known = new Set((await menus.tenant(tenantId))?.stores.map(({ id }) => id));
  const unknown = stores.filter((id) => !known.has(id));
  return unknown.length === 0
    ? accept(stores)
    : refuse(refusalOf('PARAMETER_NOT_RELATED', { field: 'storeIds', ids: unknown }));
}
