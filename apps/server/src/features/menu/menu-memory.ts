import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { indexMenu, type MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Menu } from '@comanda/domain/menu/menu.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { paymentMethods as methodOf } from '@comanda/domain/payment/methods.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { type MapTiles, withThanks } from '@comanda/domain/tenant/map-tiles.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import type { Database } from '../../platform/db/database.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import type { Change } from '../../platform/events.ts';
import type { Log } from '../../platform/log.ts';
import { chain, type MaybePromise } from '../../platform/maybe-promise.ts';
import { type Refreshed, refreshed } from '../../platform/refreshed.ts';
import { type AnswerShelf, answerShelf } from './answer-shelf.ts';
import { type PathMemory, pathMemory } from './path-memory.ts';
import { type LiveFacts, loadCounters, loadLive, loadPublished, type Published } from './menu-rows.ts';

export type StoreFacts = { store: Store; index: MenuIndex; settings: Settings };

/** One store as it sells now. A new object stands for a new version: what is made of it is kept on its shelves and goes with it. */
export type LiveStore = StoreFacts & LiveFacts & { menu: Menu; answers: AnswerShelf; pages: AnswerShelf; resolve: PathMemory };

/** A published tenant. */
export type TenantMemory = Published & {
  answers: AnswerShelf;
  store(id: StoreId): MaybePromise<LiveStore> | null;
  menu(id: number): Menu | null;
};

export type MenuMemory = {
  /** What can be ordered in a store now, from memory; null when the tenant has no such store. No SQL unless something changed. */
  storeFacts(tenantId: TenantId, storeId: StoreId): Promise<StoreFacts | null>;
  /** Everything published; null when the tenant was never imported. At once when nothing changed. */
  tenant(tenantId: TenantId): MaybePromise<TenantMemory | null>;
  /** Call it after a committed change of a store's prices, stock or disabled items: the next answer of this process is new. */
  changed(tenantId: TenantId, storeId: StoreId): void;
  /** Takes in what another process, or this one, has changed. */
  hear(change: Change): void;
  /** Compares the counters of the tenants in memory with the database: what a lost notification would have told. */
  compareCounters(): Promise<void>;
};

type Kept = Published & { stores: readonly Store[]; live: Map<number, Refreshed<LiveStore>>; memory: TenantMemory };
type Parts = {
  db: Database;
  clock: () => number;
  log: Log;
  /** Whether somebody takes the tenant's money by an online method; what nobody takes is shown to nobody. Left out: each is taken. */
  isTaken?: (tenantId: TenantId, method: PaymentMethodName, currency: string) => Promise<boolean>;
  /** The map pictures of brands that name none. */
  maps?: MapTiles | null;
  /** What is said on every map of where addresses come from ({@link withThanks}). */
  thanks?: string | null;
};

export function createMenuMemory(parts: Parts): MenuMemory {
  const tenants = new Map<TenantId, Refreshed<Kept | null>>();
  const counters = new Map<TenantId, Map<string, number>>();
  const options = { now: parts.clock, onFailure: (error: unknown) => parts.log.warn({ err: error }, 'menus are served from memory') };

  const keptOf = (tenantId: TenantId): Refreshed<Kept | null> => {
    let found = tenants.get(tenantId);
    if (!found) tenants.set(tenantId, (found = refreshed(() => loadTenant(parts, tenantId, options), options)));
    return found;
  };
  const expireStore = (tenantId: TenantId, storeId: number) => tenants.get(tenantId)?.last()?.live.get(storeId)?.expire();
  const tenant = (tenantId: TenantId) => chain(keptOf(tenantId).get(), (kept) => kept?.memory ?? null);
  const hear = ({ tenantId, kind, id }: Change) => {
    if (kind === 'tenant') tenants.get(tenantId)?.expire();
    if (kind === 'prices' || kind === 'disableds') expireStore(tenantId, Number(id));
  };
  return {
    tenant,
    hear,
    changed: expireStore,
    storeFacts: async (tenantId, storeId) => (await (await tenant(tenantId))?.store(storeId)) ?? null,
    compareCounters: async () => {
      for (const tenantId of tenants.keys()) {
        const rows = await withTenant(parts.db, tenantId, loadCounters);
        const known = counters.get(tenantId);
        for (const { kind, id, version } of rows) {
          if (known?.get(`${kind}:${id}`) !== version) hear({ tenantId, kind, id });
        }
        counters.set(tenantId, new Map(rows.map(({ kind, id, version }) => [`${kind}:${id}`, version])));
      }
    },
  };
}

/** Online methods that the tenant's stores name and that nobody takes its money by. */
async function methodsNotTaken({ isTaken }: Parts, tenantId: TenantId, { settings, stores }: Published): Promise<ReadonlySet<string>> {
  const notTaken = new Set<string>();
  if (!isTaken) return notTaken;
  const online = new Set(stores.flatMap((store) => store.paymentMethods.filter((name) => methodOf[name].isOnline)));
  for (const name of online) if (!(await isTaken(tenantId, name, settings.country.currency))) notTaken.add(name);
  return notTaken;
}

/** What a brand's settings and the payments that somebody takes leave of a store: without a day to order ahead there are no future orders. */
function asOffered(notTaken: ReadonlySet<string>, settings: Settings, store: Store): Store {
  const taken = withTakenMethods(notTaken, store);
  return settings.maxDaysAvailableFutureOrder > 0 ? taken : { ...taken, futureOrdersEnabled: false };
}

function withTakenMethods(notTaken: ReadonlySet<string>, store: Store): Store {
  const paymentMethods = store.paymentMethods.filter((name) => !notTaken.has(name));
  if (paymentMethods.length === store.paymentMethods.length) return store;
  const paymentMethodDetails = (store.paymentMethodDetails ?? []).filter(({ name }) => paymentMethods.includes(name));
  return { ...store, paymentMethods, paymentMethodDetails };
}

/** Rendered pages kept per store; the oldest go first. */
const mostPages = 400;

type RefreshOptions = Parameters<typeof refreshed>[1];

async function loadTenant(parts: Parts, tenantId: TenantId, options: RefreshOptions): Promise<Kept | null> {
  const { db } = parts;
  const found = await withTenant(db, tenantId, loadPublished);
  if (!found) return null;
  const settings = { ...found.settings, maps: withThanks(found.settings.maps ?? parts.maps ?? null, parts.thanks ?? null) };
  const notTaken = await methodsNotTaken(parts, tenantId, found);
  const published = { ...found, settings, stores: found.stores.map((store) => asOffered(notTaken, settings, store)) };
  const menus = new Map<number, Menu>(published.menus.map((menu) => [menu.id, menu]));
  const live = new Map<number, Refreshed<LiveStore>>();
  for (const store of published.stores) {
    const menu = menus.get(store.menuId);
    if (menu)
      live.set(
        store.id,
        refreshed(() => loadStore(db, tenantId, { store, menu, settings: published.settings }), options),
      );
  }
  const memory: TenantMemory = {
    ...published,
    answers: answerShelf(),
    store: (id) => live.get(id)?.get() ?? null,
    menu: (id) => menus.get(id) ?? null,
  };
  return { ...published, live, memory };
}

type Standing = { store: Store; menu: Menu; settings: Settings };

async function loadStore(db: Database, tenantId: TenantId, { store, menu, settings }: Standing): Promise<LiveStore> {
  const facts = await withTenant(db, tenantId, (tx) => loadLive(tx, store.id));
  const index = indexMenu({ menu, prices: facts.prices, disabled: facts.disabled });
  return { ...facts, store, menu, settings, index, answers: answerShelf(), pages: answerShelf(mostPages), resolve: pathMemory(mostPages) };
}
