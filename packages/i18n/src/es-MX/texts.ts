import { cards } from './cards.ts';
import { checkout } from './checkout.ts';
import { dispatch } from './dispatch.ts';
import { menu } from './menu.ts';
import { payments } from './payments.ts';
import { profile } from './profile.ts';
import { words } from './words.ts';
import type { LocaleTexts } from '../locale-texts.ts';

/** The words and texts of Mexico that differ from the base. */
export const mexico: LocaleTexts = {
  words,
  cards,
  checkout,
  dispatch,
  menu,
  payments,
  profile,
};
