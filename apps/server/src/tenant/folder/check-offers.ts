import type { Minor } from '@comanda/domain/money/money.ts';
import type { Offer, OfferNeed } from '@comanda/domain/offer/offer.ts';
import type { FolderContent } from './folder-content.ts';
import type { MenuFile } from './menu-schema.ts';

type Say = (reason: string, ...steps: (string | number)[]) => void;
type FileProduct = { id: number; categoryId: number; price: Minor };

/**
 * Checks that the products, categories and stores of combos exist, and that each store of a combo
 * can complete it for less money.
 */
export function checkOffers(content: FolderContent, say: Say): void {
  const all = [...content.menus.values()].flatMap(productsOf);
  for (const [at, offer] of content.offers.entries()) {
    checkIds(content, all, offer, (reason, ...steps) => say(reason, at, ...steps));
    checkStoresOf(content, offer, (reason, ...steps) => say(reason, at, ...steps));
  }
}

const productsOf = (menu: MenuFile): readonly FileProduct[] =>
  menu.categories.flatMap(({ id: categoryId, products }) =>
    products.map(({ id, price }) => ({ id, categoryId, price })),
  );

function checkIds(
  { menus }: FolderContent,
  products: readonly FileProduct[],
  { needs }: Offer,
  say: Say,
): void {
  const categories = [...menus.values()].flatMap((menu) => menu.categories);
  for (const [at, { productIds, categoryIds }] of needs.entries()) {
    for (const [place, id] of productIds.entries())
      if (!products.some((product) => product.id === id))
        say(`no menu has product ${id}`, 'needs', at, 'productIds', place);
    for (const [place, id] of categoryIds.entries())
      if (!categories.some((category) => category.id === id))
        say(`no menu has category ${id}`, 'needs', at, 'categoryIds', place);
  }
}

/** Without `storeIds` it is enough that one store can complete the combo. */
function checkStoresOf({ stores, menus }: FolderContent, offer: Offer, say: Say): void {
  for (const [place, id] of offer.storeIds.entries())
    if (!stores.some((store) => store.id === id))
      say(`is no store of stores.json: ${id}`, 'storeIds', place);
  const faults = stores
    .filter(({ id }) => offer.storeIds.length === 0 || offer.storeIds.includes(id))
    .map(({ menuId }) => menus.get(`menus/${menuId}.json`))
    .filter((menu) => menu !== undefined)
    .map((menu) => faultIn(offer, productsOf(menu)));
  const [first] = faults;
  const isFault = offer.storeIds.length === 0 ? faults.every(Boolean) : faults.some(Boolean);
  if (isFault && first) say(first.reason, ...first.steps);
}

type Fault = { reason: string; steps: readonly (string | number)[] };

function faultIn({ needs, benefit }: Offer, products: readonly FileProduct[]): Fault | null {
  const found = needs.map((need) => products.filter((product) => counts(need, product)));
  const empty = found.findIndex((each) => each.length === 0);
  if (empty >= 0)
    return { reason: 'no product of its stores counts for it', steps: ['needs', empty] };
  const dearest = needs.reduce(
    (sum, { quantity }, at) => sum + quantity * Math.max(...(found[at] ?? []).map(priceOf)),
    0,
  );
  return benefit.kind === 'price' && benefit.amount >= dearest
    ? {
        reason: 'must be below the price of its dearest products together',
        steps: ['benefit', 'amount'],
      }
    : null;
}

const priceOf = ({ price }: FileProduct): number => price;
const counts = ({ productIds, categoryIds }: OfferNeed, product: FileProduct): boolean =>
  productIds.some((id) => id === product.id) || categoryIds.some((id) => id === product.categoryId);
