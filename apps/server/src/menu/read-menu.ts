import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { ModifierGroup, Product } from '@comanda/domain/menu/menu.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { storefrontSerialisers } from './storefront-serialisers.ts';
import type { CachedTenant } from './cached-tenant.ts';
import type { CallTo } from '../platform/http/call.ts';
import type { CompressedResponse } from '../platform/http/compressed-response.ts';
import { chain, type MaybePromise } from '../platform/maybe-promise.ts';

const notFound = refuse(refusalOf('NOT_FOUND'));
type MenuDeps = Pick<Deps, 'menus'>;
type MenuAnswer = MaybePromise<Result<CompressedResponse, Refusal>>;

const acceptCompressed = (compressed: MaybePromise<CompressedResponse>): MenuAnswer =>
  chain<CompressedResponse, Result<CompressedResponse, Refusal>>(compressed, accept);

/**
 * Answers from the cache within one turn of the event loop, unless a value must be loaded first.
 */
const whenFound = <T>(value: MaybePromise<T | null>, next: (value: T) => MenuAnswer): MenuAnswer =>
  chain(value, (item) => (item === null ? notFound : next(item)));

/** Returns a menu of the brand. docs/rules/menu.md#menu-calls. */
export const getMenu = ({ menus }: MenuDeps, { tenant, params }: CallTo<'getMenu'>) =>
  whenFound(menus.tenant(tenant.id), (tenantCache) => {
    const menu = tenantCache.menu(params.id);
    return menu
      ? acceptCompressed(
          tenantCache.answers.getOrCreate(`menu ${menu.id}`, () =>
            storefrontSerialisers(tenant.decimals).menu(menu),
          ),
        )
      : notFound;
  });

/** Returns a product with its modifier groups. */
export const getProduct = ({ menus }: MenuDeps, { tenant, params }: CallTo<'getProduct'>) =>
  whenFound(menus.tenant(tenant.id), (tenantCache) => {
    const product = findProduct(tenantCache, params.id);
    return product
      ? acceptCompressed(
          tenantCache.answers.getOrCreate(`product ${params.id}`, () =>
            storefrontSerialisers(tenant.decimals).product(product),
          ),
        )
      : notFound;
  });

/** Returns the prices at a store; without one, at the brand's default store. */
export const getPrices = ({ menus }: MenuDeps, { tenant, query }: CallTo<'getPrices'>) =>
  whenFound(menus.tenant(tenant.id), (tenantCache) =>
    whenFound(tenantCache.store(query.storeId ?? tenantCache.settings.defaultStoreId), (store) =>
      acceptCompressed(
        store.answers.getOrCreate('prices', () =>
          storefrontSerialisers(tenant.decimals).prices({
            ...store.prices,
            menuVersion: store.menu.version,
          }),
        ),
      ),
    ),
  );

/** Returns what a store does not sell now. */
export const getDisableds = ({ menus }: MenuDeps, { tenant, query }: CallTo<'getDisableds'>) =>
  whenFound(menus.tenant(tenant.id), (tenantCache) =>
    whenFound(tenantCache.store(query.storeId), (store) =>
      acceptCompressed(
        store.answers.getOrCreate('disableds', () =>
          storefrontSerialisers(tenant.decimals).disableds(store.disabled),
        ),
      ),
    ),
  );

/** Returns the banners of the brand's menus. */
export const getBanners = ({ menus }: MenuDeps, { tenant }: CallTo<'getBanners'>) =>
  whenFound(menus.tenant(tenant.id), (tenantCache) =>
    acceptCompressed(
      tenantCache.answers.getOrCreate('banners', () =>
        storefrontSerialisers(tenant.decimals).banners(tenantCache.banners),
      ),
    ),
  );

/** Finds a product in the first menu that contains it, with its modifier groups. */
function findProduct(
  { menus }: CachedTenant,
  id: number,
): { product: Product; modifierGroups: ModifierGroup[] } | null {
  for (const { products, modifierGroups } of menus) {
    const product = products.find((each) => each.id === id);
    if (product)
      return {
        product,
        modifierGroups: modifierGroups.filter((group) =>
          product.modifierGroupIds.includes(group.id),
        ),
      };
  }
  return null;
}
