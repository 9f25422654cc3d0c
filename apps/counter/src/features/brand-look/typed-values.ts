import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';

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
  typed.trim() !== '' &&
  typed.length <= fieldLengths.dishName &&
  !/[\p{Cc}\u2028\u2029]/u.test(typed);

/** A title of several lines. */
export const isHeading: Accepts = (typed) =>
  typed.trim() !== '' && typed.length <= fieldLengths.dishName;

export const isLongText: Accepts = (typed) => typed.length <= fieldLengths.dishDescription;

export const isEmail: Accepts = (typed) =>
  typed.length <= fieldLengths.dishName && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(typed);

/** The forms of docs/tenants.md, which the import checks again. */
export const isPhone = matches(/^\+?[\d ()-]{6,24}$/u);
export const isInstagram = matches(/^[A-Za-z0-9._]{1,30}$/u);
export const isTagManagerId = matches(/^GTM-[A-Z0-9]{4,12}$/u);
export const isAnalyticsId = matches(/^G-[A-Z0-9]{6,14}$/u);
export const isPixelId = matches(/^\d{8,20}$/u);
export const isChatId = matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u);

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
