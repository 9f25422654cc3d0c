import { isStoreOfferBelow } from '@comanda/domain/menu/item-problems.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { checkCoupons } from './check-coupons.ts';
import { checkMenu } from './check-menu.ts';
import { checkOffers } from './check-offers.ts';
import { storeOfferNotBelowPriceText } from './menu-problem-text.ts';
import { checkFolderStore } from './check-stores.ts';
import type { FolderContent } from './folder-content.ts';
import type { MenuFile } from './menu-schema.ts';
import { wordingProblems } from './check-wording.ts';
import { problemPlace, type FolderProblem } from './folder-problem.ts';

type AddFileProblem = (file: string, reason: string, ...steps: (string | number)[]) => void;

/** Pages that the application itself shows (docs/rules/tenants.md#text-pages-and-terms). */
const requiredPages = ['terms-and-conditions', 'mercat-terms-and-conditions'];

/** Checks the files together: everything that one file names exists in another. */
export function checkReferences(content: FolderContent): FolderProblem[] {
  const problems = [...content.menus].flatMap(([file, menu]) => checkMenu(file, menu));
  const say: AddFileProblem = (file, reason, ...steps) =>
    problems.push({ file, place: problemPlace(steps), reason });
  checkStores(content, say);
  checkPrices(content, say);
  checkDisableds(content, say);
  checkPointers(content, say);
  checkSuggestions(content, say);
  checkOffers(content, (reason, ...steps) => say('offers.json', reason, ...steps));
  checkPages(content, say);
  checkFonts(content, say);
  checkCoupons(content, (reason, ...steps) => say('coupons.json', reason, ...steps));
  return [...problems, ...wordingProblems(content)];
}

const listOf = (menu: MenuFile | undefined) =>
  menu?.categories.flatMap(({ products }) => products) ?? [];
const productsOf = (menu: MenuFile | undefined): Set<number> =>
  new Set<number>(listOf(menu).map(({ id }) => id));

const menuOfStore = (content: FolderContent, storeId: number): MenuFile | undefined => {
  const store = content.stores.find(({ id }) => id === storeId);
  return store && content.menus.get(`menus/${store.menuId}.json`);
};

function checkStores(content: FolderContent, say: AddFileProblem): void {
  const { stores, menus, tenant } = content;
  if (!stores.some(({ id }) => id === tenant.defaultStoreId))
    say('tenant.json', 'is no store of stores.json', 'defaultStoreId');
  for (const [place, store] of stores.entries()) {
    if (!menus.has(`menus/${store.menuId}.json`))
      say('stores.json', `there is no menus/${store.menuId}.json`, place, 'menuId');
    checkFolderStore(store, (reason, ...steps) => say('stores.json', reason, place, ...steps));
  }
}

function checkPrices(content: FolderContent, say: AddFileProblem): void {
  for (const [at, group] of content.prices.entries()) {
    const menu = menuOfStore(content, group.storeId);
    if (!menu) say('prices.json', `there is no store ${group.storeId} with a menu`, at, 'storeId');
    const prices = new Map<number, Minor>(listOf(menu).map(({ id, price }) => [id, price]));
    for (const [place, { productId, price, discountPrice }] of group.prices.entries()) {
      const usual = prices.get(productId);
      if (menu && usual === undefined)
        say(
          'prices.json',
          `product ${productId} is not in the store's menu`,
          at,
          'prices',
          place,
          'productId',
        );
      if (!isStoreOfferBelow({ price, discountPrice }, usual))
        say('prices.json', storeOfferNotBelowPriceText, at, 'prices', place, 'discountPrice');
    }
  }
}

function checkDisableds(content: FolderContent, say: AddFileProblem): void {
  for (const [place, item] of content.disableds.entries()) {
    const menu = menuOfStore(content, item.storeId);
    const modifiers = new Set<number>(
      menu?.modifierGroups.flatMap((group) => group.modifiers.map(({ id }) => id)),
    );
    const known = item.deactivatableType === 'Product' ? productsOf(menu) : modifiers;
    if (!known.has(item.deactivatableId)) {
      say(
        'disableds.json',
        `the menu of store ${item.storeId} has no ${item.deactivatableType} ${item.deactivatableId}`,
        place,
        'deactivatableId',
      );
    }
  }
}

/** Checks that the targets of banners and of the hero exist, and the brand's popular products. */
function checkPointers(content: FolderContent, say: AddFileProblem): void {
  const menus = [...content.menus.values()];
  const products = new Set(menus.flatMap((menu) => [...productsOf(menu)]));
  const categories = new Set<number>(menus.flatMap((menu) => menu.categories.map(({ id }) => id)));
  for (const [place, { bannerableType, bannerableId }] of content.banners.entries()) {
    const known = bannerableType === 'Product' ? products : categories;
    if (!known.has(bannerableId))
      say('banners.json', `no menu has ${bannerableType} ${bannerableId}`, place, 'bannerableId');
  }
  const target = content.settings.hero?.action?.productId;
  if (target !== undefined && !products.has(target))
    say('settings.json', `no menu has product ${target}`, 'hero', 'action', 'productId');
  for (const [place, id] of (content.settings.popularProducts ?? []).entries()) {
    if (!products.has(id))
      say('settings.json', `no menu has product ${id}`, 'popularProducts', place);
  }
}

/** Checks that the targets of suggestion rules and the suggested products exist. */
function checkSuggestions({ menus, suggestions }: FolderContent, say: AddFileProblem): void {
  const products = new Set([...menus.values()].flatMap((menu) => [...productsOf(menu)]));
  const categories = new Set<number>(
    [...menus.values()].flatMap((menu) => menu.categories.map(({ id }) => id)),
  );
  for (const [at, { forType, forId, productIds }] of suggestions.rules.entries()) {
    const known = forType === 'Product' ? products : categories;
    if (!known.has(forId))
      say('suggestions.json', `no menu has ${forType} ${forId}`, 'rules', at, 'forId');
    for (const [place, id] of productIds.entries()) {
      if (!products.has(id))
        say('suggestions.json', `no menu has product ${id}`, 'rules', at, 'productIds', place);
    }
  }
}

function checkPages(content: FolderContent, say: AddFileProblem): void {
  for (const name of requiredPages) {
    if (!content.pages.some(({ page }) => page === name))
      say('pages.json', `the page "${name}" is missing`);
  }
}

/**
 * The two font weights of every page: text and strong text. docs/rules/tenants.md#fonts,
 * docs/decisions/0009-pictures-and-fonts.md.
 */
const weights = [400, 600] as const;

const covers = (range: string, weight: number): boolean => {
  const [from = Number.NaN, to = from] = range.split(' ').map(Number);
  return from <= weight && weight <= to;
};

/**
 * Checks that each font family has a file for both weights. Otherwise the browser would substitute
 * a font of the device or imitate the weight.
 */
function checkFonts({ settings: { fonts, fontFiles } }: FolderContent, say: AddFileProblem): void {
  for (const [role, family] of Object.entries(fonts)) {
    const files = fontFiles.filter((file) => file.family === family);
    const missing = weights.filter((weight) => !files.some((file) => covers(file.weight, weight)));
    if (files.length === 0)
      say('settings.json', `no file of fontFiles has "${family}"`, 'fonts', role);
    else if (missing.length > 0)
      say(
        'settings.json',
        `no file of "${family}" has the weight ${missing.join(' and ')}`,
        'fonts',
        role,
      );
  }
}
