import type { PageState } from '@comanda/contract/page.ts';
import {
  makeGroup,
  makeModifier,
  makeProduct,
  makeStore,
  makeStoreMenu,
  groupId,
} from '@comanda/domain/testing/make.ts';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { renderCheckoutSample } from './render-checkout-sample.tsx';

type Parts = Parameters<typeof makeStoreMenu>[0];

/** The document as somebody sees it: without the facts that it brings for its scripts. */
const render = async (parts: Parts, unavailable: Record<number, string> = {}): Promise<string> => {
  const state: PageState = {
    ...makeStoreMenu(parts),
    settings: makeSettings(),
    themeUrl: '/theme.css',
    storeId: 1 as StoreId,
    stores: [makeStore()],
    banners: [],
    popular: [],
    topMessage: null,
    moment: {
      opening: { dispatch: 'in_store', state: 'open', words: 'Abierto', strip: null },
      unavailable,
    },
  };
  const page = { origin: 'https://burger.example', state, brand: {}, fonts: [] };
  const html = await renderCheckoutSample(page);
  return html.replaceAll(/<script\b.*?<\/script>/gsu, '');
};

const papas = makeProduct(1, { name: 'Papas' });
const combo = makeProduct(2, { name: 'Combo', modifierGroupIds: [groupId(9)] });
const drinks = makeGroup(9, [makeModifier(91, 700, { name: 'Té helado' })], { required: true });

test('the checkout holds one dish, which is picked up, and the ways to pay of the store', async () => {
  const html = await render({ products: [combo, papas], groups: [drinks] });
  expect(html).toContain('Finaliza tu pedido');
  expect(html).toContain('Local Ñuñoa');
  expect(html).toContain('Papas');
  expect(html).not.toContain('Combo</');
  expect(html).toContain('$5.000');
  expect(html).toContain('Webpay');
});

test('a dish that asks for options has the first of each, and a sold-out dish is left out', async () => {
  const html = await render({ products: [combo, papas], groups: [drinks] }, { 1: 'Agotado' });
  expect(html).toContain('Té helado');
  expect(html).toContain('$5.700');
});
