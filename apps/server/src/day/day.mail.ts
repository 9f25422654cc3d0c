import { counterSegment } from '@comanda/contract/counter/counter-page.ts';
import type { DayFigures } from '@comanda/domain/counter/day/day-figures.ts';
import { changeOf } from '@comanda/domain/counter/period/period-figures.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { MailTexts } from '@comanda/i18n/es/mails.ts';
import { longDayText } from '@comanda/i18n/format/day-text.ts';
import { defineMail } from '../mail/define-mail.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import type { AmountRow } from '../mail/mail-content.ts';
import { paragraph } from '../mail/mail-content.ts';

/**
 * `date`: the day, by the stores' own clocks. `salesBefore`: of the same weekday before, in minor
 * units; null: unknown.
 */
export type DayMailFacts = {
  id: string;
  to: string;
  date: string;
  stores: readonly { readonly name: string; readonly figures: DayFigures }[];
  total: DayFigures;
  salesBefore: Minor | null;
  brand: MailBrand;
};

/** The mail with the figures of a day. docs/rules/counter-money.md#mail-of-a-day. */
export const dayMail = defineMail<DayMailFacts>({
  name: 'day',
  id: ({ id }) => id,
  content({ to, date, stores, total, salesBefore, brand }, texts) {
    const money = (amount: Minor): string => formatMoney(amount, brand.country);
    const title = texts.dayTitle(longDayText(date));
    const change = changeOf(total.sales, salesBefore ?? total.sales);
    return {
      ...{
        to,
        title,
        preheader: texts.dayPreheader({ sales: money(total.sales), orders: total.sold }),
      },
      blocks: [
        ...(change === null || change === 0 ? [] : [paragraph(texts.dayChange(change))]),
        {
          kind: 'amounts',
          caption: title,
          rows: stores.map(({ name, figures }) => ({
            name,
            amount: money(figures.sales),
            detail: texts.dayOrders(figures.sold),
          })),
          totals: totalsOf(total, money, texts),
        },
      ],
      link: { label: texts.dayLink, url: `${brand.origin}/${counterSegment}/numeros` },
      footer: texts.dayFooter(brand.name),
    };
  },
});

const totalsOf = (
  total: DayFigures,
  money: (amount: Minor) => string,
  texts: MailTexts,
): AmountRow[] => [
  { name: texts.dayOrdersName, amount: String(total.sold) },
  { name: texts.dayAverage, amount: money(total.average) },
  ...(total.cancelled === 0 ? [] : [{ name: texts.dayCancelled, amount: String(total.cancelled) }]),
  { name: texts.daySales, amount: money(total.sales), isStrong: true },
];
