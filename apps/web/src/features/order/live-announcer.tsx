import type { Order } from '@comanda/domain/order/order.ts';
import { endedUnfulfilled } from '@comanda/domain/order/order-status.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import type { OrderTexts } from '@comanda/i18n/es/orders.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { useState } from 'react';
import { useTextsOf } from '../../shop/use-texts.ts';
import { clockLine, clockNews } from './clock-text.ts';
import { endedText, statusNext, statusTitle } from './order-texts.ts';
import { riderAnnouncement } from './describe-rider.ts';
import { useOrderClock } from './use-order-clock.ts';

/**
 * The one live region of the tracking page. It is silent at first, then announces each change of
 * the order or its delivery, the time of an order that had none, and a time that moved or was not
 * kept. docs/rules/orders.md#announced-moves.
 */
export function LiveAnnouncer({ order }: { order: Order }) {
  const words = useTextsOf(ordersTexts);
  const { clock, now } = useOrderClock(order);
  const facts = { order, now, words };
  const isTimeKnown = 'time' in clock && clock.time !== null;
  const current = {
    status: `${words.statusAnnounced({ number: order.number, status: statusTitle(order, words) })}. ${endedUnfulfilled(order.status) ? endedText(order, words) : statusNext(order, words)}`,
    rider: riderAnnouncement(order, words),
    news: clockNews(clock, facts),
    question: questionOf(order, words),
    isTimeKnown: isTimeKnown || !('time' in clock),
  };
  const [previous, setPrevious] = useState({ ...current, announcement: '' });
  const firstTime = !previous.isTimeKnown && isTimeKnown ? (clockLine(clock, facts) ?? '') : '';
  const news = [
    previous.status === current.status ? '' : current.status,
    previous.rider === current.rider || previous.status !== current.status ? '' : current.rider,
    previous.question === current.question ? '' : current.question,
    firstTime === '' && previous.news !== current.news ? current.news : firstTime,
  ].filter((part) => part !== '');
  const isSame =
    previous.status === current.status &&
    previous.rider === current.rider &&
    previous.news === current.news &&
    previous.question === current.question &&
    previous.isTimeKnown === current.isTimeKnown;
  if (!isSame)
    setPrevious({
      ...current,
      announcement: news.length === 0 ? previous.announcement : news.join(' '),
    });
  return (
    <p className="visually-hidden" role="status">
      {previous.announcement}
    </p>
  );
}

/** The question whether units may be taken off; empty: the order asks nothing. */
const questionOf = ({ removal }: Order, { removal: words }: OrderTexts): string =>
  removal == null ? '' : words.missing[removal.reason](joinNames(removal.lines.map(words.unit)));
