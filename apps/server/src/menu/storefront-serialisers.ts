import {
  getBanners,
  getDisableds,
  getMenu,
  getPrices,
  getProduct,
} from '@comanda/contract/menus.ts';
import { getPage } from '@comanda/contract/pages.ts';
import { getSettings } from '@comanda/contract/settings.ts';
import { getDefaultStore, getStores } from '@comanda/contract/stores.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { answerText } from '../platform/http/compile-endpoint.ts';

const serialisersFor = (decimals: Decimals) => ({
  settings: answerText(getSettings.answer, decimals),
  store: answerText(getDefaultStore.answer, decimals),
  stores: answerText(getStores.answer, decimals),
  menu: answerText(getMenu.answer, decimals),
  product: answerText(getProduct.answer, decimals),
  prices: answerText(getPrices.answer, decimals),
  disableds: answerText(getDisableds.answer, decimals),
  banners: answerText(getBanners.answer, decimals),
  page: answerText(getPage.answer, decimals),
});

const serialisers = { 0: serialisersFor(0), 2: serialisersFor(2) };

/**
 * Returns the serialiser of each storefront response. It writes only the fields of the contract,
 * with amounts in major units.
 */
export const storefrontSerialisers = (decimals: Decimals): ReturnType<typeof serialisersFor> =>
  serialisers[decimals];
