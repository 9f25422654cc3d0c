import type { Coupon, CouponDiscount } from '../coupon/coupon.ts';
import { isCalendarDay } from '../hours/calendar.ts';
import type { CategoryId, ProductId, StoreId } from '../ids.ts';
import { type Decimals, fromMajor, type Minor } from '../money/money.ts';
import { type PaymentMethodName, paymentMethodNames } from '../payment/method-names.ts';
import { isJsonList, isJsonObject, type Json, type JsonObject, textOf } from './json.ts';
import type { FileCoupon } from './coupon-files.ts';

/** The brand whose coupons are read. `decimals`: of its currency. */
export type CouponBrand = {
  readonly decimals: Decimals;
  readonly stores: readonly { id: StoreId; name: string }[];
  readonly companies: readonly { id: number; name: string }[];
};

/**
 * Returns a coupon of a draft as it would be published, so that it can be read and tried; null
 * without a discount. The folder's schema decides whether it is right.
 */
export function couponOfFile({ code, value }: FileCoupon, brand: CouponBrand): Coupon | null {
  const money = (amount: Json | undefined): Minor | null =>
    typeof amount === 'number' ? fromMajor(amount, brand.decimals) : null;
  const discount = discountOf(objectAt(value, 'discount'), money);
  if (discount === null) return null;
  const on = objectAt(value, 'on');
  const dispatch = value['dispatchMethod'];
  const storeIds = numbersAt(value, 'storeIds');
  const companyIds = numbersAt(value, 'companyIds');
  return {
    ...{ code, name: textOf(value, 'name'), enabled: value['enabled'] !== false, discount },
    on: {
      productIds: numbersAt(on, 'productIds') as ProductId[],
      categoryIds: numbersAt(on, 'categoryIds') as CategoryId[],
      notDiscounted: on['notDiscounted'] === true,
    },
    requires: objectsAt(value, 'requires').map((each) => ({
      productIds: numbersAt(each, 'productIds') as ProductId[],
      quantity: numberAt(each, 'quantity') ?? 1,
    })),
    startsAt: localTimeAt(value, 'startsAt'),
    endsAt: localTimeAt(value, 'endsAt'),
    hours: objectsAt(value, 'hours').map((each) => ({
      days: numbersAt(each, 'days') as Coupon['hours'][number]['days'],
      from: textOf(each, 'from'),
      to: textOf(each, 'to'),
    })),
    minimumBill: money(value['minimumBill']),
    maxUses: numberAt(value, 'maxUses'),
    maxUsesPerUser: numberAt(value, 'maxUsesPerUser'),
    firstPurchase: value['firstPurchase'] === true,
    dispatchMethod: dispatch === 'store_delivery' || dispatch === 'in_store' ? dispatch : null,
    paymentMethods: listAt(value, 'paymentMethods').filter(isMethod),
    platforms: listAt(value, 'platforms').filter((each) => typeof each === 'string'),
    ...{ storeIds: storeIds as StoreId[], companyIds },
    storeNames: namesOf(brand.stores, storeIds),
    companyNames: namesOf(brand.companies, companyIds),
    invitation: invitationOf(value['invitation']),
  };
}

function discountOf(
  discount: JsonObject,
  money: (amount: Json | undefined) => Minor | null,
): CouponDiscount | null {
  const value = numberAt(discount, 'value');
  const maximum = money(discount['maximum']);
  switch (textOf(discount, 'kind')) {
    case 'percent':
      return value === null ? null : { kind: 'percent', basisPoints: basisPoints(value), maximum };
    case 'amount': {
      const amount = money(discount['value']);
      return amount === null ? null : { kind: 'amount', amount };
    }
    case 'delivery':
      return { kind: 'delivery', maximum };
    case 'product': {
      const productId = numberAt(discount, 'productId');
      return productId === null
        ? null
        : {
            ...{ kind: 'product', productId: productId as ProductId },
            quantity: numberAt(discount, 'quantity') ?? 1,
            basisPoints: basisPoints(numberAt(discount, 'percent') ?? 100),
          };
    }
    default:
      return null;
  }
}

const basisPoints = (percent: number): number => Math.round(percent * 100);

function invitationOf(value: Json | undefined): Coupon['invitation'] {
  if (!isJsonObject(value)) return null;
  const points = numberAt(objectAt(value, 'reward'), 'points');
  return { prefix: textOf(value, 'prefix'), reward: points === null ? null : { points } };
}

/** A local time `YYYY-MM-DD HH:mm`; null: none, or no day of the calendar. */
function localTimeAt(value: JsonObject, key: string): string | null {
  const text = textOf(value, key);
  const [date = ''] = text.split(' ');
  return /^[\d-]{10} ([01]\d|2[0-3]):[0-5]\d$/.test(text) && isCalendarDay(date) ? text : null;
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
const numbersAt = (object: JsonObject, key: string): number[] =>
  listAt(object, key).filter((each) => typeof each === 'number');
const numberAt = (object: JsonObject, key: string): number | null => {
  const value = object[key];
  return typeof value === 'number' ? value : null;
};

const isMethod = (value: Json): value is PaymentMethodName =>
  paymentMethodNames.some((each) => each === value);

const namesOf = (
  all: readonly { id: number; name: string }[],
  ids: readonly number[],
): readonly string[] => all.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
