import type { CouponDiscount } from '@comanda/domain/coupon/coupon.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import type { FileCoupon } from '@comanda/domain/draft/coupon-files.ts';
import {
  isJsonList,
  isJsonObject,
  type Json,
  type JsonObject,
  textOf,
} from '@comanda/domain/draft/json.ts';
import type { DayHours } from '../../counter/brand-draft/hours-rows.tsx';
import { typedAmount } from '../../counter/brand-draft/typed-amount.ts';
import { typedNumber } from './typed-numbers.ts';

export type DiscountKind = CouponDiscount['kind'];
export const discountKinds: readonly DiscountKind[] = ['percent', 'amount', 'delivery', 'product'];

/** Units of any of these dishes that the cart must hold. */
export type NeededFields = { keys: readonly string[]; quantity: string };

/**
 * A coupon as it is typed. Keys are such as `Product-101`. `share`: the percentage of a dish.
 * `starts` and `ends`: `YYYY-MM-DDTHH:mm`, empty without one.
 */
export type CouponFields = {
  readonly code: string;
  readonly name: string;
  readonly isOn: boolean;
  readonly kind: DiscountKind;
  readonly value: string;
  readonly maximum: string;
  readonly dish: number | null;
  readonly share: string;
  readonly units: string;
  readonly on: readonly string[];
  readonly notDiscounted: boolean;
  readonly requires: readonly NeededFields[];
  readonly minimumBill: string;
  readonly starts: string;
  readonly ends: string;
  readonly hours: readonly DayHours[];
  readonly maxUses: string;
  readonly perPerson: string;
  readonly firstPurchase: boolean;
  readonly dispatch: string;
  readonly paymentMethods: readonly string[];
  readonly platforms: readonly string[];
  readonly storeIds: readonly number[];
  readonly companyIds: readonly number[];
  readonly isInvitation: boolean;
  readonly prefix: string;
  readonly points: string;
};

/** Returns what the form of a coupon shows; null: a new one. */
export function couponFieldsOf(coupon: FileCoupon | null, country: Country): CouponFields {
  const value = coupon?.value ?? {};
  const discount = objectAt(value, 'discount');
  const on = objectAt(value, 'on');
  const invitation = objectAt(value, 'invitation');
  const dish = discount['productId'];
  return {
    ...{ code: coupon?.code ?? '', name: textOf(value, 'name') },
    isOn: value['enabled'] !== false,
    kind: discountKinds.find((kind) => kind === discount['kind']) ?? 'percent',
    value:
      discount['kind'] === 'amount'
        ? typedAmount(discount['value'], country)
        : typedNumber(discount['value']),
    maximum: typedAmount(discount['maximum'], country),
    dish: typeof dish === 'number' ? dish : null,
    share: typedNumber(discount['percent']) || '100',
    units: typedNumber(discount['quantity']) || '1',
    on: [...keysOf('Category', on, 'categoryIds'), ...keysOf('Product', on, 'productIds')],
    notDiscounted: on['notDiscounted'] === true,
    requires: objectsAt(value, 'requires').map((each) => ({
      keys: keysOf('Product', each, 'productIds'),
      quantity: typedNumber(each['quantity']) || '1',
    })),
    minimumBill: typedAmount(value['minimumBill'], country),
    starts: textOf(value, 'startsAt').replace(' ', 'T'),
    ends: textOf(value, 'endsAt').replace(' ', 'T'),
    hours: objectsAt(value, 'hours').map((each) => ({
      ...{ days: numbersAt(each, 'days'), from: textOf(each, 'from'), to: textOf(each, 'to') },
    })),
    maxUses: typedNumber(value['maxUses']),
    perPerson: typedNumber(value['maxUsesPerUser']),
    firstPurchase: value['firstPurchase'] === true,
    dispatch: textOf(value, 'dispatchMethod'),
    paymentMethods: textsAt(value, 'paymentMethods'),
    platforms: textsAt(value, 'platforms'),
    storeIds: numbersAt(value, 'storeIds'),
    companyIds: numbersAt(value, 'companyIds'),
    isInvitation: isJsonObject(value['invitation']),
    prefix: textOf(invitation, 'prefix'),
    points: typedNumber(objectAt(invitation, 'reward')['points']),
  };
}

const listAt = (object: JsonObject, key: string): readonly Json[] => {
  const list = object[key];
  return isJsonList(list) ? list : [];
};
const objectAt = (object: JsonObject, key: string): JsonObject => {
  const value = object[key];
  return isJsonObject(value) ? value : {};
};
const objectsAt = (object: JsonObject, key: string): readonly JsonObject[] =>
  listAt(object, key).filter(isJsonObject);
const numbersAt = (object: JsonObject, key: string): readonly number[] =>
  listAt(object, key).filter((each) => typeof each === 'number');
const textsAt = (object: JsonObject, key: string): readonly string[] =>
  listAt(object, key).filter((each) => typeof each === 'string');
const keysOf = (kind: string, object: JsonObject, key: string): readonly string[] =>
  numbersAt(object, key).map((id) => `${kind}-${id}`);
