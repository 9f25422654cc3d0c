import { checkout } from './checkout.ts';
import { dispatch } from './dispatch.ts';
import { payments } from './payments.ts';
import { profile } from './profile.ts';
import { words } from './words.ts';
import type { LocaleTexts } from '../locale-texts.ts';

/** The words and texts of Guatemala that differ from the base. */
export const guatemala: LocaleTexts = {
  words,
  checkout,
  dispatch,
  payments,
  profile,
};
