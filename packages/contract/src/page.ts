import type { BrandFiles } from './brand-files.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type {
  Banner,
  DisabledItem,
  Menu,
  PriceGroup,
  StoreMenu,
} from '@comanda/domain/menu/menu.ts';
import type { PopularOfStore } from '@comanda/domain/menu/popular-products.ts';
import type { DispatchMethod, Store } from '@comanda/domain/store/store.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';

/**
 * Opening state of the page's store for a visitor without an address: the dispatch method shown,
 * the words of the page's head, and the line below it (null: nothing to show). `lead` is emphasised
 * and comes first; `more` may be empty. The words change when the store opens or closes, not every
 * minute.
 */
export type ShownOpening = {
  dispatch: DispatchMethod;
  state: 'open' | 'closed';
  words: string;
  strip: StripText | null;
};
export type StripText = { lead: string; details: string };

/**
 * A moment as a page shows it to a visitor without a place. `unavailable`: why a product cannot be
 * ordered, by its id; the words change when a product is sold again or no more, and at midnight.
 */
export type PageMoment = {
  opening: ShownOpening;
  unavailable: Readonly<Record<number, string>>;
};

/** The facts that decide it, besides the time. */
export type SellingStore = Pick<PageState, 'settings' | 'menu' | 'prices' | 'disabled'> & {
  store: Store;
};

/**
 * Input of a server-rendered page. The page also contains it as JSON for hydration (inner types:
 * camelCase, minor units). It has no personal data, and only `moment` depends on the clock:
 * rendered bytes are cached per tenant, store, locale, menu version, known path and moment.
 */
export type PageState = {
  settings: Settings;
  /** Hashed address of the tenant's theme file. */
  themeUrl: string;
  storeId: StoreId;
  stores: readonly Store[];
  menu: Menu;
  prices: PriceGroup;
  disabled: readonly DisabledItem[];
  banners: readonly Banner[];
  /** The most ordered products of each store with enough orders. */
  popular: readonly PopularOfStore[];
  /**
   * The brand's message to every visitor (its page `top-site-message`). The value is a key of its
   * text, so the web app shows a changed message again.
   */
  topMessage: string | null;
  /** The moment of the request by the server's clock. */
  moment: PageMoment;
};

/**
 * `key` identifies the cached bytes. Paths with equal pages share a key. Unknown paths get status
 * 404. `menuId`: the public menu that the page shows; absent on other pages.
 */
export type ResolvedPage = { key: string; status: 200 | 404; menuId?: number };

/**
 * Facts that a page shows without JavaScript, besides its state: the brand's text pages with their
 * sanitised HTML, and the public menu of the path with the prices of a store that sells it, or null
 * on other pages.
 */
export type PageWithoutScripts = {
  textPages: readonly { page: string; title: string; html: string }[];
  publicMenu: StoreMenu | null;
};

/** A page for search engines: its URL path, and the pictures on it (paths of the site). */
export type ListedPage = { path: string; pictures: readonly string[] };

type PageInput = {
  path: string;
  origin: string;
  state: PageState;
  brand: BrandFiles;
  fonts: readonly string[];
  withoutScripts: PageWithoutScripts;
};

/** The interface of the built web app (`apps/web/dist/server/entry-server.js`) for the server. */
export type PageModule = {
  /**
   * Texts of the pages' inline scripts. The content security policy allows only these, by their
   * hashes.
   */
  inlineScripts: readonly string[];
  /**
   * Finds the page of a path among the application's pages, the slugs of this menu and the tenant's
   * menus. Never throws.
   */
  resolvePage(path: string, menu: Menu, menuIds: readonly number[]): ResolvedPage;
  /** Returns what the pages of a store show of `now` (milliseconds). */
  momentOf(store: SellingStore, now: number): PageMoment;
  /**
   * Renders the whole HTML document of a path. `origin` is scheme and host, for canonical links;
   * `fonts` are addresses of the brand's fonts.
   */
  renderPage(input: PageInput): string;
  /**
   * Renders the checkout with one dish of the menu in the cart, as a picture of its look: nothing
   * in it works. For a preview; a shopper's checkout is drawn by the browser.
   */
  renderCheckout(input: Omit<PageInput, 'path' | 'withoutScripts'>): Promise<string>;
  /** Lists the pages of a menu for search engines: home, categories, products, terms. */
  listPages(menu: Menu): readonly ListedPage[];
};
