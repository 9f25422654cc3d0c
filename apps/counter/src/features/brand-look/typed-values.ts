import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { isOneLine, isVisible } from '@comanda/domain/menu/item-problems.ts';
import { settingForms } from '@comanda/domain/tenant/setting-forms.ts';

/** Returns whether a typed text may be saved. */
export type Accepts = (typed: string) => boolean;

const matches =
  (form: RegExp): Accepts =>
  (typed) =>
    form.test(typed);

/** Nothing typed is right too. */
export const optional =
  (accepts: Accepts): Accepts =>
  (typed) =>
    typed === '' || accepts(typed);

/** A name: visible, on one line, as long as a folder takes it. */
export const isShortText: Accepts = (typed) =>
  isVisible(typed) && isOneLine(typed) && typed.length <= fieldLengths.dishName;

/** A title of several lines. */
export const isHeading: Accepts = (typed) =>
  isVisible(typed) && typed.length <= fieldLengths.dishName;

export const isLongText: Accepts = (typed) => typed.length <= fieldLengths.dishDescription;

export const isEmail: Accepts = (typed) =>
  typed.length <= fieldLengths.dishName && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(typed);

export const isPhone = matches(settingForms.telephone);
export const isInstagram = matches(settingForms.instagram);
export const isTagManagerId = matches(settingForms.tagManagerId);
export const isAnalyticsId = matches(settingForms.analyticsId);
export const isPixelId = matches(settingForms.pixelId);
export const isChatId = matches(settingForms.chatWidgetId);

/** Returns an Instagram name without what people write around it: `@`, or the whole address. */
export const instagramName = (typed: string): string =>
  typed
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?instagram\.com\//iu, '')
    .replace(/^@/u, '')
    .replace(/\/?(\?.*)?$/u, '');

/** Returns whether a text fits in one edit of a draft, which is sent as JSON. */
export const fitsInDraft: Accepts = (typed) =>
  JSON.stringify(typed).length <= fieldLengths.draftValue;
