import { counterSegment } from '@comanda/contract/counter/counter-page.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { OutageMail } from '@comanda/domain/order/kitchen-retry.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { longDayText } from '@comanda/i18n/format/day-text.ts';
import { defineMail } from '../mail/define-mail.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { paragraph } from '../mail/mail-content.ts';

/**
 * `since`: ISO instant at which the outage began, shown in the store's `timeZone`. `numbers`: of
 * the orders that the system has not taken.
 */
export type OutageMailFacts = {
  id: string;
  to: string;
  stage: OutageMail;
  since: string;
  storeName: string;
  timeZone: string;
  numbers: readonly number[];
  brand: MailBrand;
};

/** Order numbers that the mail names; more than these end with an ellipsis. */
const shownNumbers = 20;

/** The mail that tells the managers of a store that its system takes no orders. */
export const outageMail = defineMail<OutageMailFacts>({
  name: 'outage',
  id: ({ id }) => id,
  content({ to, stage, since, storeName, timeZone, numbers, brand }, texts) {
    const { date, minute } = zonedTime(instantOf(since), timeZone);
    const began = texts.outageSince({ day: longDayText(date), time: formatClock(minute) });
    const title = texts.outageTitles[stage];
    const listed = `${numbers.slice(0, shownNumbers).join(', ')}${numbers.length > shownNumbers ? '…' : ''}`;
    return {
      to,
      subject: texts.subject({ title, name: storeName }),
      preheader: texts.outageBoard,
      title,
      blocks: [
        paragraph(texts.outageTexts[stage]({ store: storeName, since: began })),
        paragraph(texts.outageBoard),
        ...(numbers.length === 0 ? [] : [paragraph(texts.outageOrders(listed))]),
      ],
      link: { label: texts.outageLink, url: `${brand.origin}/${counterSegment}` },
      footer: texts.outageFooter(brand.name),
    };
  },
});
