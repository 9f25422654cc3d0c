import type { BrandFiles } from './brand-files.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { Banner, DisabledItem, Menu, PriceGroup } from '@comanda/domain/menu/menu.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';

/**
 * What a server-rendered page is made of; it also goes into the page as JSON for hydration (inner types: camelCase, minor units).
 * Nothing personal and no clock: the rendered bytes are cached per tenant, store, locale, menu version and known path.
 */
export type PageState = {
  settings: Settings;
  /** Address of the tenant's theme file, hashed. */
  themeUrl: string;
  storeId: StoreId;
  stores: readonly Store[];
  menu: Menu;
  prices: PriceGroup;
  disabled: readonly DisabledItem[];
  banners: readonly Banner[];
  /** What the brand tells every visitor first (its page `top-site-message`): a key of its words, so that new ones are told again. */
  topMessage: string | null;
};

/** `key` names the cached bytes; two paths that render alike share one. `unknown` paths get the 404 page. */
export type ResolvedPage = { key: string; status: 200 | 404 };

/** A page for search engines: its path as it is in an address, and the pictures on it (paths of the site). */
export type ListedPage = { path: string; pictures: readonly string[] };

/** What the built web app offers to the server (`apps/web/dist/server/entry-server.js`). */
export type PageModule = {
  /** Texts of the scripts that stand inside pages; the content policy allows these alone, by their hashes. */
  inlineScripts: readonly string[];
  /** Which page a path is, among those of the application, the slugs of this menu and the tenant's menus. Never throws. */
  resolvePage(path: string, menu: Menu, menuIds: readonly number[]): ResolvedPage;
  /** The whole HTML document of a path. `origin` is scheme and host, for canonical links; `fonts` are addresses of the brand's fonts. */
  renderPage(input: { path: string; origin: string; state: PageState; brand: BrandFiles; fonts: readonly string[] }): string;
  /** The pages of a menu that are worth finding: home, categories, products, terms. */
  listPages(menu: Menu): readonly ListedPage[];
};
