import type { LocaleTexts } from '../locale-texts.ts';
import { checkout } from './checkout.ts';
import { dispatch } from './dispatch.ts';
import { fields } from './fields.ts';
import { payments } from './payments.ts';
import { profile } from './profile.ts';
import { publicMenu } from './public-menu.ts';
import { words } from './words.ts';

/** The words and texts of Peru that differ from the base. */
export const peru: LocaleTexts = {
  words,
  checkout,
  dispatch,
  fields,
  payments,
  profile,
  publicMenu,
};
