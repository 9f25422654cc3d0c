import { dayMs } from '@comanda/domain/duration.ts';
import { isTenantId, type TenantId } from '@comanda/domain/ids.ts';
import { hasOrderEnded, orderStatuses } from '@comanda/domain/order/order-status.ts';
import type { BrandState } from '@comanda/domain/tenant/brand-state.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { formatTable, printLine, printProblem } from '../../operator/terminal.ts';
import type { Database } from '../../platform/db/database.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import { findBrands } from '../brand-rows.rows.ts';
import { findBrandFigures, lockBrandState, saveBrandState } from '../brand-state.rows.ts';
import { sumRowBytes } from '../rows/erase-tenant.rows.ts';
import { listTenantTables } from '../rows/tenant-tables.rows.ts';
import { openOwner } from './open-owner.ts';

const header = ['brand', 'state', 'orders of 7 days', 'under way', 'size', 'hosts'];
const ended = orderStatuses.filter(hasOrderEnded);

/**
 * Prints each brand with its state, its orders of the last seven days, those under way, the size of
 * its rows and its hosts. docs/rules/tenants.md#state-of-a-brand.
 */
export const listBrands = (): Promise<boolean> =>
  withOwner(async (owner) => {
    const since = isoOf(Date.now() - 7 * dayMs);
    const rows: string[][] = [];
    for (const { id, hosts } of await findBrands(owner)) {
      const tx = autocommit(owner, id);
      const figures = await findBrandFigures(tx, since, ended);
      if (figures === null) continue;
      const { state, orders, underWay } = figures;
      const size = megabytes(await bytesOf(tx));
      rows.push([id, state, String(orders), String(underWay), size, hosts.join(' ')]);
    }
    for (const line of formatTable([header, ...rows])) printLine(line);
    return true;
  });

async function bytesOf(tx: Tx): Promise<number> {
  let sum = 0;
  for (const table of await listTenantTables(tx)) sum += await sumRowBytes(tx, table);
  return sum;
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * Closes a brand or opens it again. Returns false, and prints why, if there is no such brand.
 * docs/rules/tenants.md#state-of-a-brand.
 */
export async function setBrandState(tenant: string, state: BrandState): Promise<boolean> {
  if (!isTenantId(tenant)) return printProblem(`there is no tenant "${tenant}" in the database`);
  return withOwner(async (owner) => {
    const known = (await findBrands(owner)).some(({ id }) => id === tenant);
    const before = known ? await changeState(owner, tenant, state) : null;
    if (before === null) return printProblem(`there is no tenant "${tenant}" in the database`);
    printLine(
      before === state ? `${tenant}: was ${state} before; nothing changed` : `${tenant}: ${state}`,
    );
    return true;
  });
}

const changeState = (
  owner: Database,
  tenantId: TenantId,
  state: BrandState,
): Promise<BrandState | null> =>
  withTenant(owner, tenantId, async (tx) => {
    const before = await lockBrandState(tx);
    if (before !== null && before !== state) await saveBrandState(tx, state);
    return before;
  });

async function withOwner<T>(work: (owner: Database) => Promise<T>): Promise<T> {
  const owner = await openOwner({ mayTakeLong: true });
  try {
    return await work(owner);
  } finally {
    await owner.close();
  }
}
