import { CallsContext } from '@comanda/client/calls-context.ts';
import type { PageModule, PageState } from '@comanda/contract/page.ts';
import type { CartLine } from '@comanda/domain/cart/cart.ts';
import { lineHash } from '@comanda/domain/cart/line-hash.ts';
import { isOneTap } from '@comanda/domain/menu/is-one-tap.ts';
import { indexMenu, type MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { missingGroups } from '@comanda/domain/menu/missing-groups.ts';
import { ModalHost } from '@comanda/ui/modals/modal-host.tsx';
import { renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import { createServerContext } from '../app/create-app-context.ts';
import { modalComponents } from '../app/modal-components.ts';
import { paths } from '../platform/paths.ts';
import { ServerPath } from '../platform/use-location.ts';
import { CheckoutScreen } from '../screens/checkout/checkout-screen.tsx';
import { AppContextProvider } from '../shop/app-context.ts';
import { callsOf } from '../shop/calls-of.ts';
import { visibleModals } from '../shop/modals/visible-modals.ts';
import type { ShopState } from '../shop/shop-store.ts';
import { checkoutStyles } from './assets.ts';
import { renderDocument } from './render-document.ts';
import { renderHead } from './render-head.ts';

/**
 * Renders the checkout of an order of one dish that is picked up, by the screen that shoppers use.
 * docs/rules/back-office.md#preview-of-a-draft.
 */
export const renderCheckoutSample = async ({
  origin,
  state,
  brand,
  fonts,
}: Parameters<PageModule['renderCheckout']>[0]): Promise<string> => {
  const context = { ...createServerContext(state), shop: createStore(() => sampleShop(state)) };
  const { index } = context.menuStore.getState();
  const subject = { isKnown: true, product: null, category: null, isServerRendered: false };
  const head = { state, brand, origin, path: paths.checkout, index, texts: context.texts };
  return renderDocument({
    state,
    fonts,
    head: renderHead({ ...head, ...subject }),
    styles: checkoutStyles,
    serverRendered: null,
    body: renderToString(
      <AppContextProvider value={context}>
        <CallsContext value={callsOf(context)}>
          <ServerPath value={paths.checkout}>
            <ModalHost components={modalComponents} visible={visibleModals}>
              <CheckoutScreen />
            </ModalHost>
          </ServerPath>
        </CallsContext>
      </AppContextProvider>,
    ),
  });
};

/** An order of the first dish that can be had: one without a question, if the menu has one. */
function sampleShop(state: PageState): ShopState {
  const { menu, prices, disabled, moment } = state;
  const index = indexMenu({ menu, prices, disabled });
  const dishes = menu.categories
    .flatMap(({ productIds }) => productIds)
    .map((id) => index.productById.get(id))
    .filter((dish) => dish !== undefined)
    .filter(({ id }) => moment.unavailable[id] === undefined);
  const dish = dishes.find((each) => isOneTap(each, index)) ?? dishes[0];
  return {
    place: { storeId: state.storeId, choice: { kind: 'pickup' } },
    lines: dish === undefined ? [] : [lineOf(dish, index)],
    requestedTime: null,
  };
}

/** One unit of a dish, with the first options of what it asks for. */
function lineOf(dish: Product, index: MenuIndex): CartLine {
  const picks = missingGroups(dish, index, []).flatMap(({ group, missing }) =>
    group.modifiers.slice(0, missing).map(({ id }) => ({
      groupId: group.id,
      modifierId: id,
      quantity: 1,
      parentId: group.parentModifierId,
    })),
  );
  const hash = lineHash(dish.id, picks, '');
  return { hash, productId: dish.id, count: 1, picks, instructions: '' };
}
