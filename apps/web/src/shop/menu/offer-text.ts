import type { Country } from '@comanda/domain/country/countries.ts';
import { decimalMark, formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import type { OfferBenefit } from '@comanda/domain/offer/offer-benefit.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { weekdayNames } from '@comanda/i18n/format/day-text.ts';
import type { MenuTexts } from '@comanda/i18n/es/menu.ts';

/** The menu's words of combos, and the country of the amounts. */
type Words = { menu: MenuTexts; country: Country };

/** Returns a combo in one line: "Burger con papas: ahorra $1.490", with its hours if it has any. */
export function offerText({ name, benefit, hours }: Offer, words: Words): string {
  const { combo } = words.menu;
  const text = combo.line({ name, benefit: benefitText(benefit, words) });
  const when = hours.map(({ days, from, to }) =>
    combo.hours({ days: weekdayNames(days), from, to }),
  );
  return [text, ...when].join(' · ');
}

function benefitText(benefit: OfferBenefit, { menu: { combo }, country }: Words): string {
  switch (benefit.kind) {
    case 'percent':
      return combo.percent(percentText(benefit.basisPoints, country));
    case 'amount':
      return combo.amount(formatMoney(benefit.amount, country));
    case 'price':
      return combo.price(formatMoney(benefit.amount, country));
    case 'cheapestFree':
      return combo.cheapestFree;
    default:
      return unreachable(benefit);
  }
}

/** Writes 1,250 basis points as 12,5 or 12.5, with the decimal mark of the country. */
const percentText = (basisPoints: number, country: Country): string =>
  String(basisPoints / 100).replace('.', decimalMark(country));
