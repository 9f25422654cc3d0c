import { counterSegment } from '@comanda/contract/counter/counter-page.ts';
import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { add, zero } from '@comanda/domain/money/money.ts';
import { type HeldMoney, heldForHours } from '@comanda/domain/payment/held-money.ts';
import type { MailTexts } from '@comanda/i18n/es/mails.ts';
import { longDayText } from '@comanda/i18n/format/day-text.ts';
import {
  heldMoneyAge,
  heldMoneyIntro,
  heldMoneyNext,
  heldMoneyReason,
  heldMoneyTitle,
} from '@comanda/i18n/held-money-text.ts';
import { defineMail } from '../mail/define-mail.ts';
import type { AmountRow } from '../mail/mail-content.ts';
import { paragraph } from '../mail/mail-content.ts';
import type { MailBrand } from '../mail/mail-brand.ts';

/** An entry of the list with its store. Days are shown in the store's `timeZone`. */
type HeldMoneyLine = HeldMoney & {
  orderNumber: number;
  storeName: string;
  timeZone: string;
};
/** `now`: milliseconds. */
export type HeldMoneyMailFacts = {
  id: string;
  to: string;
  entries: readonly HeldMoneyLine[];
  now: number;
  brand: MailBrand;
};

/** Entries that the mail lists; it gives the number of the others. */
const shownEntries = 20;

/** The mail that tells a manager which money pays no order, the oldest first, with their sum. */
export const heldMoneyMail = defineMail<HeldMoneyMailFacts>({
  name: 'held-money',
  id: ({ id }) => id,
  content({ to, entries, now, brand }, texts) {
    const sum = entries.reduce((all, { amount }) => add(all, amount), zero);
    const hidden = entries.length - shownEntries;
    return {
      to,
      preheader: heldMoneyIntro,
      title: heldMoneyTitle,
      blocks: [
        paragraph(heldMoneyIntro),
        {
          kind: 'amounts',
          caption: heldMoneyTitle,
          rows: entries.slice(0, shownEntries).map((entry) => rowOf(entry, now, brand, texts)),
          totals: [
            ...(hidden > 0 ? [{ name: texts.heldMoneyOthers(hidden), amount: '' }] : []),
            { name: texts.heldMoneySum, amount: formatMoney(sum, brand.country), isStrong: true },
          ],
        },
      ],
      link: { label: texts.heldMoneyLink, url: `${brand.origin}/${counterSegment}/caja` },
      footer: texts.heldMoneyFooter(brand.name),
    };
  },
});

const rowOf = (
  entry: HeldMoneyLine,
  now: number,
  { country }: MailBrand,
  texts: MailTexts,
): AmountRow => ({
  name: texts.heldMoneyOrder({ number: entry.orderNumber, store: entry.storeName }),
  amount: formatMoney(entry.amount, country),
  detail: [
    heldMoneyAge(heldForHours(entry, now)),
    heldMoneyReason[entry.kind],
    heldMoneyNext[entry.kind](
      entry.polledUntil === null
        ? ''
        : longDayText(zonedTime(entry.polledUntil, entry.timeZone).date),
    ),
  ].join(' '),
});
