import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { statusNext, statusTitle, timeAnnouncement } from './order-texts.ts';
import { riderAnnouncement } from './describe-rider.ts';

/**
 * The one live region of the tracking page. It is silent at first, then announces each change of
 * the order or its delivery, and the time of an order that had none.
 * docs/rules/orders.md#announced-moves.
 */
export function LiveAnnouncer({ order }: { order: Order }) {
  const { clock } = useApp();
  const words = useTextsOf(ordersTexts);
  const statusText = `${words.statusAnnounced({ number: order.number, status: statusTitle(order, words) })}. ${statusNext(order, words)}`;
  const rider = riderAnnouncement(order, words);
  const time = timeAnnouncement(order, clock.now(), words);
  const [previous, setPrevious] = useState({ statusText, rider, time, announcement: '' });
  const newTimeText = previous.time === null ? (time ?? '') : '';
  if (previous.statusText !== statusText)
    setPrevious({
      statusText,
      rider,
      time,
      announcement: [statusText, newTimeText].filter((part) => part !== '').join(' '),
    });
  else if (previous.rider !== rider) setPrevious({ statusText, rider, time, announcement: rider });
  else if (newTimeText !== '') setPrevious({ statusText, rider, time, announcement: newTimeText });
  return (
    <p className="visually-hidden" role="status">
      {previous.announcement}
    </p>
  );
}
