import type { getDrawer as endpoint } from '@comanda/contract/counter/drawer.ts';
import { drawerDifference, drawerSums } from '@comanda/domain/counter/drawer/drawer-session.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { zero } from '@comanda/domain/money/money.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import type { Deps } from '../deps.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import {
  cashOfDrawer,
  countedDrawers,
  findOpenDrawer,
  movementsOf,
  type OpenDrawer,
  waitingCash,
} from './drawer.rows.ts';

type Endpoint = typeof endpoint;

/**
 * Returns the drawer of a store and its last counts. NOT_FOUND for a store of others.
 * docs/rules/counter-money.md#drawer-of-a-store.
 */
export async function getDrawer(
  { db, menus }: Pick<Deps, 'db' | 'menus'>,
  { params, session, tenant }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const reaches = staffReachesStore(staffSessionOf(session).storeIds, params.id);
  const facts = reaches ? await menus.storeFacts(tenant.id, params.id) : null;
  if (!facts) return refuse(refusalOf('NOT_FOUND'));
  return withTenant(db, tenant.id, async (tx) => {
    const drawer = await findOpenDrawer(tx, params.id);
    const counted = await countedDrawers(tx, params.id);
    return accept({
      waiting: drawer ? zero : await waitingCash(tx, params.id),
      open: drawer && (await shownDrawer(tx, drawer)),
      counted: counted.map((each) => ({
        ...each,
        difference: drawerDifference(each.counted, each.expected),
      })),
    });
  });
}

async function shownDrawer(tx: Tx, drawer: OpenDrawer) {
  const movements = await movementsOf(tx, drawer.id);
  const orders = await cashOfDrawer(tx, drawer);
  const { openedAt, openedBy, float } = drawer;
  return { openedAt, openedBy, ...drawerSums({ float, orders, movements }), movements };
}
