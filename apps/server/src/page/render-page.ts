import { createHash } from 'node:crypto';
import type { BrandFiles } from '@comanda/contract/brand-files.ts';
import type { PageModule, PageMoment, PageState } from '@comanda/contract/page.ts';
import { topMessagePage } from '@comanda/contract/pages.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import type { StoreMenu } from '@comanda/domain/menu/menu.ts';
import type { CachedTenant } from '../menu/cached-tenant.ts';
import type { LiveStore } from '../menu/live-store.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import type { StoresNow } from '../menu/stores-now.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { storedFileUrl } from '../platform/stored-file.ts';
import { chain, type MaybePromise } from '../platform/maybe-promise.ts';
import type { CompressedResponse } from '../platform/http/compressed-response.ts';

/**
 * `brand`: the brand's settings and stores, from which the response headers are built; the same
 * object for every page until a change.
 */
export type RenderedPage = { prepared: CompressedResponse; status: 200 | 404; brand: PageBrand };
export type PageBrand = Pick<CachedTenant, 'settings' | 'stores'>;
type Deps = { menus: MenuCache; pages: PageModule; clock: () => number };
const html = 'text/html; charset=utf-8';

/**
 * A rendered, compressed page. It is rendered once per tenant, store, import, price change, opening
 * state and path, then served from the cache. `origin` is one of the tenant's own, never text of
 * the client. null: the tenant has no storefront.
 */
export function renderPage(
  { menus, pages, clock }: Deps,
  tenant: TenantContext,
  origin: string,
  path: string,
): MaybePromise<RenderedPage | null> {
  return chain(menus.tenant(tenant.id), (cachedTenant) =>
    chain(cachedTenant?.store(cachedTenant.settings.defaultStoreId) ?? null, (store) =>
      chain(cachedTenant?.storesNow() ?? null, (now) =>
        cachedTenant && store && now
          ? pageOf(pages, cachedTenant, store, {
              origin,
              path,
              now,
              ...momentAt(pages, store, clock()),
            })
          : null,
      ),
    ),
  );
}

/**
 * Renders a page of the shop for one store as it would sell now, without any cache. `origin` is one
 * of the tenant's own. docs/rules/counter-menu.md#preview.
 */
export const renderPageOfStore = (
  { pages, clock }: Pick<Deps, 'pages' | 'clock'>,
  cachedTenant: CachedTenant,
  { store, now }: { store: LiveStore; now: StoresNow },
  { origin, path }: { origin: string; path: string },
): string =>
  pages.renderPage({
    path,
    origin,
    state: stateOf(cachedTenant, { store, now }, momentAt(pages, store, clock()).moment),
    brand: brandFilesOf(cachedTenant),
    fonts: fontsOf(cachedTenant),
    withoutScripts: { textPages: [], publicMenu: null },
  });

/** Renders the checkout of a store with a dish in the cart, without any cache. */
export const renderCheckoutOfStore = (
  { pages, clock }: Pick<Deps, 'pages' | 'clock'>,
  cachedTenant: CachedTenant,
  { store, now }: { store: LiveStore; now: StoresNow },
  origin: string,
): Promise<string> =>
  pages.renderCheckout({
    origin,
    state: stateOf(cachedTenant, { store, now }, momentAt(pages, store, clock()).moment),
    brand: brandFilesOf(cachedTenant),
    fonts: fontsOf(cachedTenant),
  });

/** A moment with the text that stands for it in the cache key. */
type NamedMoment = { moment: PageMoment; name: string };
type PageRequest = NamedMoment & { origin: string; path: string; now: StoresNow };

function pageOf(
  pages: PageModule,
  cachedTenant: CachedTenant,
  store: LiveStore,
  { origin, path, now, moment, name }: PageRequest,
): MaybePromise<RenderedPage> {
  const { key, status, menuId } = store.resolve(path, () =>
    pages.resolvePage(
      path,
      store.menu,
      cachedTenant.menus.map(({ id }) => id),
    ),
  );
  const render = (publicMenu: StoreMenu | null) => () =>
    pages.renderPage({
      path,
      origin,
      state: stateOf(cachedTenant, { store, now }, moment),
      brand: brandFilesOf(cachedTenant),
      fonts: fontsOf(cachedTenant),
      withoutScripts: { textPages: cachedTenant.pages, publicMenu },
    });
  return chain(publicMenuOf(cachedTenant, menuId), ({ publicMenu, version }) =>
    chain(
      store.pages.getOrCreate(
        `${origin} ${key} ${name} ${now.version} ${version} ${cachedTenant.popular().version}`,
        render(publicMenu),
        html,
      ),
      (prepared) => ({
        prepared,
        status,
        brand: cachedTenant,
      }),
    ),
  );
}

/** A menu of the brand to read, and a number that changes with its prices. */
type PublicMenu = { publicMenu: StoreMenu | null; version: number };

/**
 * Returns a menu with the prices of the first store that sells it, or its own where none does.
 * docs/rules/menu.md#public-menu-page.
 */
function publicMenuOf(
  cachedTenant: CachedTenant,
  menuId: number | undefined,
): MaybePromise<PublicMenu> {
  const menu = menuId === undefined ? null : cachedTenant.menu(menuId);
  if (menu === null) return { publicMenu: null, version: 0 };
  const seller = cachedTenant.stores.find((store) => store.menuId === menu.id);
  return chain(seller === undefined ? null : cachedTenant.store(seller.id), (live) =>
    live === null
      ? { publicMenu: { menu, prices: { channel: 'web', prices: [] }, disabled: [] }, version: 0 }
      : { publicMenu: live, version: versionOf(live) },
  );
}

/** Numbers of the versions of stores in this process: each version is an object of its own. */
const versions = new WeakMap<LiveStore, number>();
let lastVersion = 0;

function versionOf(live: LiveStore): number {
  const known = versions.get(live);
  if (known !== undefined) return known;
  lastVersion += 1;
  versions.set(live, lastVersion);
  return lastVersion;
}

/** Moment per store, computed once a minute because every page needs it. */
const cachedMoments = new WeakMap<LiveStore, NamedMoment & { minute: number }>();

function momentAt(pages: PageModule, live: LiveStore, now: number): NamedMoment {
  const minute = Math.floor(now / minuteMs);
  const cached = cachedMoments.get(live);
  if (cached?.minute === minute) return cached;
  const moment = pages.momentOf(live, minute * minuteMs);
  const named = { minute, moment, name: hashOf(JSON.stringify(moment)) };
  cachedMoments.set(live, named);
  return named;
}

const stateOf = (
  { settings, themeUrl, banners, pages, popular }: CachedTenant,
  { store: { store, menu, prices, disabled }, now }: { store: LiveStore; now: StoresNow },
  moment: PageMoment,
): PageState => ({
  settings,
  themeUrl,
  storeId: store.id,
  stores: now.stores,
  menu,
  prices,
  disabled,
  banners,
  popular: popular().stores,
  topMessage: topMessageOf(pages.find(({ page }) => page === topMessagePage)?.html),
  moment,
});

const brandFilesOf = ({ settings, brandFiles }: CachedTenant): BrandFiles =>
  Object.fromEntries(
    Object.entries(brandFiles).map(([name, hash]) => [
      name,
      storedFileUrl(settings.tenantId, { hash, name }),
    ]),
  );

const fontsOf = ({ settings, fonts }: CachedTenant): readonly string[] =>
  fonts.map((font) => storedFileUrl(settings.tenantId, font));

const topMessageOf = (html: string | undefined): string | null =>
  html === undefined ? null : hashOf(html).slice(0, 8);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
