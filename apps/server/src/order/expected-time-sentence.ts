import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { MailTexts } from '@comanda/i18n/es/mails.ts';
import { longDayText } from '@comanda/i18n/format/day-text.ts';

type ExpectedTimeFacts = Pick<
  Order,
  'createdAt' | 'estimatedAt' | 'scheduledDate' | 'timeZone' | 'dispatchMethod'
>;

/**
 * Returns one sentence about the expected time: the chosen day and hour of a scheduled order, else
 * the estimate, with its day if that is not the day of the order. Returns null while there is no
 * estimate.
 */
export function expectedTimeSentence(order: ExpectedTimeFacts, texts: MailTexts): string | null {
  const { createdAt, estimatedAt, scheduledDate, timeZone } = order;
  const isDelivery = order.dispatchMethod === 'store_delivery';
  if (scheduledDate !== null) {
    const [date = '', time = ''] = scheduledDate.split(' ');
    return (isDelivery ? texts.orderArrivesOn : texts.orderReadyOn)({
      day: longDayText(date),
      time,
    });
  }
  if (estimatedAt === null) return null;
  const { date, minute } = zonedTime(instantOf(estimatedAt), timeZone);
  const time = formatClock(minute);
  if (date === zonedTime(instantOf(createdAt), timeZone).date)
    return (isDelivery ? texts.orderArrives : texts.orderReady)(time);
  return (isDelivery ? texts.orderArrivesAround : texts.orderReadyAround)({
    day: longDayText(date),
    time,
  });
}
