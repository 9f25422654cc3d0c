import type { TenantId } from '@comanda/domain/ids.ts';
import { type Minor, zero } from '@comanda/domain/money/money.ts';
import type { Deps } from '../deps.ts';

/**
 * Returns the money that 100 points of a brand are worth, from the cache.
 * docs/rules/points.md#worth-of-points.
 */
export const pointRateOf = async (
  { menus }: Pick<Deps, 'menus'>,
  tenantId: TenantId,
): Promise<Minor> => (await menus.tenant(tenantId))?.settings.pointRate ?? zero;
