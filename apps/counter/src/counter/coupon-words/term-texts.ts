import type { CouponTerms } from '@comanda/domain/counter/coupon/coupon-terms.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { CounterCouponsTexts } from '@comanda/i18n/es/counter-coupons.ts';
import { longDayText, weekdayNames } from '@comanda/i18n/format/day-text.ts';
import { methodTexts } from '@comanda/i18n/method-texts.ts';

export type Terms = CouponTerms;
export type TermWords = {
  texts: CounterCouponsTexts['terms'];
  money: (amount: Minor) => string;
  /** The place where shoppers order on a platform; nothing for an unknown one. */
  platform: (name: string) => readonly string[];
  /** The present year: a day of another one is written with its year. */
  year: number;
};

/** Returns what a coupon takes off: `20 % de descuento, hasta $5.000`. */
export function discountText({ discount }: Terms, { texts, money }: TermWords): string {
  const upTo = (text: string, maximum: Minor | null): string =>
    maximum === null ? text : texts.upTo({ text, amount: money(maximum) });
  switch (discount.kind) {
    case 'percent':
      return upTo(texts.percent(percentOf(discount.basisPoints)), discount.maximum);
    case 'amount':
      return texts.amount(money(discount.amount));
    case 'delivery':
      return upTo(texts.delivery, discount.maximum);
    case 'product':
      return discount.basisPoints === 10_000
        ? texts.free(discount.product)
        : texts.percentOf({
            percent: percentOf(discount.basisPoints),
            product: discount.product,
          });
    default:
      return unreachable(discount);
  }
}

/** `1250` basis points are `12,5`. */
const percentOf = (basisPoints: number): string => String(basisPoints / 100).replace('.', ',');

/**
 * Returns the conditions of a coupon as short phrases: those of the cart first, then those of the
 * person, the payment and the time.
 */
export function conditionTexts(terms: Terms, words: TermWords): readonly string[] {
  return [...cartTexts(terms, words), ...personTexts(terms, words), ...timeTexts(terms, words)];
}

const when = (isSaid: boolean, text: () => string): readonly string[] => (isSaid ? [text()] : []);

function cartTexts(terms: Terms, { texts, money }: TermWords): readonly string[] {
  const { discount, on, notDiscounted, requires, minimumBill, dispatchMethod, stores } = terms;
  const units = discount.kind === 'product' ? discount.quantity : 1;
  return [
    ...when(on.length > 0, () => texts.on(on)),
    ...when(units > 1, () => texts.units(units)),
    ...requires.map(({ quantity, names }) => texts.requires({ units: quantity, names })),
    ...(minimumBill === null ? [] : [texts.from(money(minimumBill))]),
    ...when(notDiscounted, () => texts.notDiscounted),
    ...(dispatchMethod === null ? [] : [texts[dispatchMethod]]),
    ...when(stores.length > 0, () => texts.stores(stores)),
  ];
}

function personTexts(terms: Terms, { texts, platform }: TermWords): readonly string[] {
  const { firstPurchase, maxUsesPerUser, companies, paymentMethods, platforms } = terms;
  const places = platforms.flatMap(platform);
  return [
    ...when(terms.isInvitation, () => texts.invitation),
    ...when(firstPurchase, () => texts.firstPurchase),
    ...(maxUsesPerUser === null ? [] : [texts.perPerson(maxUsesPerUser)]),
    ...when(companies.length > 0, () => texts.companies(companies)),
    ...when(paymentMethods.length > 0, () =>
      texts.paying(paymentMethods.map((method) => methodTexts[method].with)),
    ),
    ...when(platforms.length > 0 && !platforms.includes('web'), () =>
      places.length === 0 ? texts.elsewhere : texts.only(places),
    ),
  ];
}

const timeTexts = ({ hours, startsAt, endsAt }: Terms, words: TermWords): readonly string[] => [
  ...hours.map(({ days, from, to }) => words.texts.hours({ days: weekdayNames(days), from, to })),
  ...(startsAt === null ? [] : [words.texts.since(dayOf(startsAt, '00:00', words))]),
  ...(endsAt === null ? [] : [words.texts.until(dayOf(endsAt, '23:59', words))]),
];

/**
 * The day of a local time `YYYY-MM-DD HH:mm`, with its year unless it is the present one, and with
 * the time unless it is the `usual` one.
 */
function dayOf(localTime: string, usual: string, { texts, year }: TermWords): string {
  const [date = '', time = ''] = localTime.split(' ');
  const ofYear = date.slice(0, 4);
  const short = longDayText(date);
  const day = Number(ofYear) === year ? short : texts.ofYear({ day: short, year: ofYear });
  return time === usual ? day : texts.at({ day, time });
}
