import { normalCouponCode } from '../coupon/coupon-code.ts';
import type { DraftFiles } from './apply-draft.ts';
import { type DraftEdit, listFile, onlyItemId } from './draft-edit.ts';
import {
  isJsonList,
  isJsonObject,
  isSameJson,
  type Json,
  type JsonObject,
  textOf,
} from './json.ts';
import type { ListFile } from './menu-file.ts';

/** The coupons by the path of their file. `order` of the file: its codes as they stand in it. */
export type CouponFiles = DraftFiles<ListFile>;

/** A coupon as coupons.json has it, amounts in major units, with its code in the normal form. */
export type FileCoupon = { readonly code: string; readonly value: JsonObject };

type Texts = ReadonlyMap<string, string>;

const path = listFile('coupons');

/**
 * Returns whether an edit sets a coupon as a whole (null: it is removed), or a field of it that is
 * not its code: uses belong to the code.
 */
export function isCouponEdit(field: string, value: Json): boolean {
  const [code = '', first, ...rest] = field.split('/');
  if (normalCouponCode(code) !== code || first === 'code') return false;
  if (first === undefined) return value === null || isJsonObject(value);
  return [first, ...rest].every((key) => /^[a-zA-Z]+$/.test(key));
}

/** Returns the code of the coupon that an edit changes; empty: it is an edit of no coupon. */
export const codeOfEdit = (edit: DraftEdit): string =>
  edit.op === 'set' ? (edit.field.split('/')[0] ?? '') : '';

/**
 * Reads coupons.json from the texts of a folder. The coupons are one item with a field for each
 * coupon under its code, so that two people change them by field.
 */
export function readCoupons(texts: Texts): CouponFiles {
  const coupons = listOf(texts).map((value) => [codeOf(value), value] as const);
  const item = { ...Object.fromEntries(coupons), id: onlyItemId };
  return new Map([[path, { items: [item], order: coupons.map(([code]) => code) }]]);
}

const listOf = (texts: Texts): readonly JsonObject[] => {
  const list = JSON.parse(texts.get(path) ?? '[]') as Json;
  return isJsonList(list) ? list.filter(isJsonObject) : [];
};

const codeOf = (coupon: JsonObject): string =>
  normalCouponCode(textOf(coupon, 'code')) ?? textOf(coupon, 'code');

/** Returns the coupons in the order of their file; new ones come last. */
export function couponsIn(files: CouponFiles): readonly FileCoupon[] {
  const file = files.get(path);
  const { id: _id, ...byCode } = file?.items[0] ?? { id: onlyItemId };
  const order = isJsonList(file?.['order']) ? file['order'].map(String) : [];
  const codes = [...order, ...Object.keys(byCode).filter((code) => !order.includes(code))];
  return codes.flatMap((code) => {
    const value = Object.hasOwn(byCode, code) ? byCode[code] : undefined;
    return isJsonObject(value) ? [{ code, value }] : [];
  });
}

/**
 * Writes coupons.json over the texts of a folder; it stays as it is written if no coupon changed.
 * `write`: how a value becomes the text of a file.
 */
export function writeCoupons(
  texts: Texts,
  files: CouponFiles,
  write: (value: Json) => string,
): Texts {
  if (isSameJson(files.get(path), readCoupons(texts).get(path))) return texts;
  return new Map([...texts, [path, write(couponsIn(files).map(asWritten))]]);
}

/** A coupon stands under its own code, whatever its value says. */
const asWritten = ({ code, value }: FileCoupon): JsonObject =>
  codeOf(value) === code ? value : { ...value, code };

/** Returns whether two folders have the same coupons; their order does not count. */
export const isSameCoupons = (one: Texts, other: Texts): boolean =>
  isSameJson(stateOf(one), stateOf(other));

const stateOf = (texts: Texts): Json | undefined => readCoupons(texts).get(path)?.items[0];
