import { normalCouponCode } from '@comanda/domain/coupon/coupon-code.ts';
import { couponFileLimits as most } from '@comanda/domain/coupon/coupon-file-limits.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import type { JsonObject } from '@comanda/domain/draft/json.ts';
import type { CouponFields } from './coupon-fields.ts';
import { amountOf, percentOf, wholeOf } from './typed-numbers.ts';

/**
 * Returns a coupon as coupons.json has it, without the rules that do not hold. What is typed wrong
 * is left out too, so that a coupon can be read and tried while it is typed. `usualName`: the name
 * of a coupon without one of its own.
 */
export function couponValues(
  fields: CouponFields,
  country: Country,
  usualName: string,
): JsonObject {
  const { kind, on, notDiscounted, dispatch } = fields;
  const isOfLines = kind === 'percent' || kind === 'amount';
  const chosen = isOfLines ? on : [];
  const isOnSome = chosen.length > 0 || (notDiscounted && kind !== 'delivery');
  return withoutEmpty({
    code: normalCouponCode(fields.code) ?? fields.code,
    name: fields.name.trim() || usualName,
    enabled: fields.isOn ? null : false,
    discount: discountOf(fields, country),
    on: isOnSome
      ? withoutEmpty({
          productIds: idsOf(chosen, 'Product'),
          categoryIds: idsOf(chosen, 'Category'),
          notDiscounted: notDiscounted || null,
        })
      : null,
    requires: fields.requires.map(({ keys, quantity }) => ({
      productIds: idsOf(keys, 'Product'),
      quantity: wholeOf(quantity, most.units) ?? 1,
    })),
    startsAt: localTime(fields.starts),
    endsAt: localTime(fields.ends),
    hours: fields.hours.map(({ days, from, to }) => ({ days: [...days], from, to })),
    minimumBill: amountOf(fields.minimumBill, country),
    maxUses: wholeOf(fields.maxUses, most.uses),
    maxUsesPerUser: wholeOf(fields.perPerson, most.usesPerUser),
    firstPurchase: fields.firstPurchase || null,
    dispatchMethod: kind === 'delivery' || dispatch === '' ? null : dispatch,
    paymentMethods: [...fields.paymentMethods],
    platforms: [...fields.platforms],
    storeIds: [...fields.storeIds],
    companyIds: [...fields.companyIds],
    invitation: fields.isInvitation ? invitationOf(fields) : null,
  });
}

function discountOf(fields: CouponFields, country: Country): JsonObject | null {
  const { kind, value, maximum, dish, share, units } = fields;
  switch (kind) {
    case 'percent': {
      const percent = percentOf(value);
      return percent === null
        ? null
        : withoutEmpty({ kind, value: percent, maximum: amountOf(maximum, country) });
    }
    case 'amount': {
      const amount = amountOf(value, country);
      return amount === null ? null : { kind, value: amount };
    }
    case 'delivery':
      return withoutEmpty({ kind, maximum: amountOf(maximum, country) });
    case 'product':
      return dish === null
        ? null
        : {
            ...{ kind, productId: dish, quantity: wholeOf(units, most.units) ?? 1 },
            percent: percentOf(share) ?? 100,
          };
  }
}

const invitationOf = ({ prefix, points }: CouponFields): JsonObject => {
  const reward = wholeOf(points, most.rewardPoints);
  return withoutEmpty({
    prefix: prefix.trim().toUpperCase(),
    reward: reward === null ? null : { points: reward },
  });
};

const idsOf = (keys: readonly string[], kind: string): readonly number[] =>
  keys.flatMap((key) => (key.startsWith(`${kind}-`) ? [Number(key.split('-')[1])] : []));

/** `YYYY-MM-DDTHH:mm` as the file writes it. */
const localTime = (typed: string): string | null => (typed === '' ? null : typed.replace('T', ' '));

const withoutEmpty = (object: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
