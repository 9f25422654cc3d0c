import { checkout } from './checkout.ts';
import { dispatch } from './dispatch.ts';
import { orders } from './orders.ts';
import { publicMenu } from './public-menu.ts';
import { words } from './words.ts';
import type { LocaleTexts } from '../locale-texts.ts';

/** The words and texts of Chile that differ from the base. */
export const chile: LocaleTexts = {
  words,
  checkout,
  dispatch,
  orders,
  publicMenu,
};
