import type { BrandFiles } from './brand-files.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { Banner, DisabledItem, Menu, PriceGroup } from '@comanda/domain/menu/menu.ts';
import type { DispatchMethod, Store } from '@comanda/domain/store/store.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';

/**
 * Whether the page's store works, as a stranger is told: by which way it is shown, the words of the page's head, and those of the line
 * under it, null while there is nothing to say: `lead` comes first and stands out, `more` may be empty. The words change when a store opens or closes, and not with every minute.
 */
export type ShownOpening = {
  dispatch: DispatchMethod;
  state: 'open' | 'closed';
  words: string;
  strip: StripText | null;
};
export type StripText = { lead: string; more: string };

/**
 * What a server-rendered page is made of; it also goes into the page as JSON for hydration (inner types: camelCase, minor units).
 * Nothing personal, and of the clock only `opening`: the rendered bytes are cached per tenant, store, locale, menu version, known path and
 * opening.
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
  /** By the server's clock, when the page was sent for. */
  opening: ShownOpening;
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
  /** What is told of a store's hours at `now` (milliseconds). */
  openingOf(store: Store, settings: Settings, now: number): ShownOpening;
  /** The whole HTML document of a path. `origin` is scheme and host, for canonical links; `fonts` are addresses of the brand's fonts. */
  renderPage(input: {
    path: string;
    origin: string;
    state: PageState;
    brand: BrandFiles;
    fonts: readonly string[];
  }): string;
  /** The pages of a menu that are worth finding: home, categories, products, terms. */
  listPages(menu: Menu): readonly ListedPage[];
};
