import type { TenantId } from '@comanda/domain/ids.ts';
import { indexMenu, type MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { DisabledItem, Menu } from '@comanda/domain/menu/menu.ts';
import { disabledWithEdits, pricesWithEdits } from '@comanda/domain/menu-edits/menu-with-edits.ts';
import { nextFactEnd } from '@comanda/domain/store-facts/facts-in-force.ts';
import { withFullHalfHours } from '@comanda/domain/store-facts/places-now.ts';
import { disabledWithFacts, storeWithFacts } from '@comanda/domain/store-facts/store-with-facts.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import {
  type CompressedResponseCache,
  compressedResponseCache,
} from './compressed-response-cache.ts';
import type { MenuCacheParts } from './menu-cache-parts.ts';
import {
  type ListedOff,
  type LiveStoreFacts,
  loadLiveStoreFacts,
  type PublishedTenant,
} from './menu.rows.ts';
import { type PathCache, pathCache } from './path-cache.ts';

/** `coupons` and `operations` are of the same import as the menu. */
export type StoreMenuFacts = Pick<PublishedTenant, 'settings' | 'operations' | 'coupons'> & {
  store: Store;
  /** The facts of the store that its counter set. */
  facts: LiveStoreFacts['facts'];
  index: MenuIndex;
  /** The number of changes that staff made at the counter when this was loaded. */
  version: number;
  /** The number of the edited menu's version. */
  menuVersion: number;
};

/**
 * One store as it sells now. Each version is a new object; responses made from a version are in its
 * caches and are dropped with it.
 */
export type LiveStore = StoreMenuFacts &
  Pick<LiveStoreFacts, 'prices'> & {
    /** Switched off as shoppers see it. */
    disabled: readonly DisabledItem[];
    /** The store as its folder says, without the facts of the counter. */
    folderStore: Store;
    /**
     * The items that its folder or its own systems switched off, without the facts of the counter.
     */
    listedOff: readonly ListedOff[];
    /** When the next fact ends (milliseconds): this version is then old. */
    validUntil: number;
    menu: Menu;
    answers: CompressedResponseCache;
    pages: CompressedResponseCache;
    resolve: PathCache;
  };

/** Limit of cached pages per store; the oldest are dropped. */
const maxPages = 400;

type StoreParts = Pick<
  PublishedTenant,
  'settings' | 'operations' | 'coupons' | 'menuEdits' | 'menuVersion'
> & {
  folderStore: Store;
  menu: Menu;
};

/** Reads what changes between two imports, and makes of it the store as it sells at this moment. */
export async function loadLiveStore(
  { db, clock }: MenuCacheParts,
  tenantId: TenantId,
  { folderStore, menu, settings, operations, coupons, menuEdits, menuVersion }: StoreParts,
): Promise<LiveStore> {
  const now = clock();
  const { taken, ...live } = await withTenant(db, tenantId, (tx) =>
    loadLiveStoreFacts(tx, folderStore.id, now),
  );
  const { facts } = live;
  const listedOff = withEditedOff(live.disabled, disabledWithEdits(menu.id, menuEdits));
  const disabled = disabledWithFacts(listedOff, live.facts, now);
  const prices = pricesWithEdits(live.prices, menuEdits, folderStore);
  const index = indexMenu({ menu, prices, disabled });
  return {
    ...live,
    prices,
    menuVersion,
    disabled,
    listedOff,
    folderStore,
    store: withFullHalfHours(storeWithFacts(folderStore, facts, now), { facts, taken, now }),
    validUntil: nextFactEnd(live.facts, now),
    menu,
    settings,
    operations,
    coupons,
    index,
    answers: compressedResponseCache(),
    pages: compressedResponseCache(maxPages),
    resolve: pathCache(maxPages),
  };
}

/** An item that staff switched off in the menu has no end, whatever else switched it off. */
function withEditedOff(
  listed: readonly ListedOff[],
  edited: readonly DisabledItem[],
): readonly ListedOff[] {
  const isEdited = ({ deactivatableType, deactivatableId }: DisabledItem): boolean =>
    edited.some(
      (item) =>
        item.deactivatableType === deactivatableType && item.deactivatableId === deactivatableId,
    );
  const others = listed.filter((item) => !isEdited(item));
  return [...others, ...edited.map((item) => ({ ...item, source: 'counter' as const }))];
}
