import { createHash } from 'node:crypto';
import type { BrandFiles } from '@comanda/contract/brand-files.ts';
import type { Opening, PageModule, PageState } from '@comanda/contract/page.ts';
import { topMessagePage } from '@comanda/contract/pages.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import type { LiveStore, MenuMemory, TenantMemory } from '../features/menu/menu-memory.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { fileUrl } from '../features/tenant/tenant-files.ts';
import { chain, type MaybePromise } from '../platform/maybe-promise.ts';
import type { Prepared } from '../platform/http/prepared.ts';

/** `settings` say what its headers must let in. */
export type Page = { prepared: Prepared; status: 200 | 404; settings: Settings };
type Deps = { menus: MenuMemory; pages: PageModule; clock: () => number };
const html = 'text/html; charset=utf-8';

/**
 * A page's bytes: rendered and compressed once per tenant, store, import, price change, opening and page, then sent from memory. `origin` is
 * one of the tenant's own, never what a client made up. null: the tenant has no storefront.
 */
export function renderPage({ menus, pages, clock }: Deps, tenant: TenantContext, origin: string, path: string): MaybePromise<Page | null> {
  return chain(menus.tenant(tenant.id), (memory) =>
    chain(memory?.store(memory.settings.defaultStoreId) ?? null, (store) =>
      memory && store ? pageOf(pages, memory, store, { origin, path, ...openingAt(pages, store, clock()) }) : null,
    ),
  );
}

/** `opening` with the part of a page's name that stands for it. */
type NamedOpening = { opening: Opening; name: string };
type Asked = NamedOpening & { origin: string; path: string };

function pageOf(pages: PageModule, memory: TenantMemory, store: LiveStore, { origin, path, opening, name }: Asked): MaybePromise<Page> {
  const { key, status } = store.resolve(path, () =>
    pages.resolvePage(
      path,
      store.menu,
      memory.menus.map(({ id }) => id),
    ),
  );
  const render = () =>
    pages.renderPage({ path, origin, state: stateOf(memory, store, opening), brand: brandFilesOf(memory), fonts: fontsOf(memory) });
  return chain(store.pages.take(`${origin} ${key} ${name}`, render, html), (prepared) => ({
    prepared,
    status,
    settings: memory.settings,
  }));
}

const minuteMs = 60_000;
/** Asked for with every page, and the same for a minute. */
const openings = new WeakMap<LiveStore, NamedOpening & { minute: number }>();

function openingAt(pages: PageModule, live: LiveStore, now: number): NamedOpening {
  const minute = Math.floor(now / minuteMs);
  const known = openings.get(live);
  if (known?.minute === minute) return known;
  const opening = pages.openingOf(live.store, live.settings, minute * minuteMs);
  const named = { minute, opening, name: JSON.stringify(opening) };
  openings.set(live, named);
  return named;
}

const stateOf = (
  { settings, themeUrl, stores, banners, pages }: TenantMemory,
  { store, menu, prices, disabled }: LiveStore,
  opening: Opening,
): PageState => ({
  settings,
  themeUrl,
  storeId: store.id,
  stores,
  menu,
  prices,
  disabled,
  banners,
  topMessage: keyOf(pages.find(({ page }) => page === topMessagePage)?.html),
  opening,
});

const brandFilesOf = ({ settings, brandFiles }: TenantMemory): BrandFiles =>
  Object.fromEntries(Object.entries(brandFiles).map(([name, hash]) => [name, fileUrl(settings.tenantId, { hash, name })]));

const fontsOf = ({ settings, fonts }: TenantMemory): readonly string[] => fonts.map((font) => fileUrl(settings.tenantId, font));

const keyOf = (html: string | undefined): string | null =>
  html === undefined ? null : createHash('sha256').update(html).digest('base64url').slice(0, 8);
