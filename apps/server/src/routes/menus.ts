import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { ModifierGroup, Product } from '@comanda/domain/menu/menu.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { answerTexts } from '../features/menu/answer-texts.ts';
import type { TenantMemory } from '../features/menu/menu-memory.ts';
import type { Routes } from '../platform/http/call.ts';
import type { Prepared } from '../platform/http/prepared.ts';
import { chain, type MaybePromise } from '../platform/maybe-promise.ts';

const missing = refuse(refusalOf('NOT_FOUND'));
type Answer = MaybePromise<Result<Prepared, Refusal>>;

const answered = (prepared: MaybePromise<Prepared>): Answer => chain<Prepared, Result<Prepared, Refusal>>(prepared, accept);

/** The answers below are sent from memory within one turn of the event loop, unless something has to be loaded first. */
const given = <T>(value: MaybePromise<T | null>, next: (value: T) => Answer): Answer =>
  chain(value, (found) => (found === null ? missing : next(found)));

/** Spec §7 Cart and menu, without the cart. */
export const menuRoutes = ({ menus }: Pick<Deps, 'menus'>) =>
  ({
    getMenu: ({ tenant, params }) =>
      given(menus.tenant(tenant.id), (memory) => {
        const menu = memory.menu(params.id);
        return menu ? answered(memory.answers.take(`menu ${menu.id}`, () => answerTexts(tenant.decimals).menu(menu))) : missing;
      }),
    getProduct: ({ tenant, params }) =>
      given(menus.tenant(tenant.id), (memory) => {
        const found = findProduct(memory, params.id);
        return found ? answered(memory.answers.take(`product ${params.id}`, () => answerTexts(tenant.decimals).product(found))) : missing;
      }),
    getPrices: ({ tenant, query }) =>
      given(menus.tenant(tenant.id), (memory) =>
        given(memory.store(query.storeId ?? memory.settings.defaultStoreId), (store) =>
          answered(store.answers.take('prices', () => answerTexts(tenant.decimals).prices(store.prices))),
        ),
      ),
    getDisableds: ({ tenant, query }) =>
      given(menus.tenant(tenant.id), (memory) =>
        given(memory.store(query.storeId), (store) =>
          answered(store.answers.take('disableds', () => answerTexts(tenant.decimals).disableds(store.disabled))),
        ),
      ),
    getBanners: ({ tenant }) =>
      given(menus.tenant(tenant.id), (memory) =>
        answered(memory.answers.take('banners', () => answerTexts(tenant.decimals).banners(memory.banners))),
      ),
  }) satisfies Routes;

/** The first menu that has it, and the groups it names. */
function findProduct({ menus }: TenantMemory, id: number): { product: Product; modifierGroups: ModifierGroup[] } | null {
  for (const { products, modifierGroups } of menus) {
    const product = products.find((each) => each.id === id);
    if (product) return { product, modifierGroups: modifierGroups.filter((group) => product.modifierGroupIds.includes(group.id)) };
  }
  return null;
}
