import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useState } from 'react';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { statusNext, statusTitle, timeAnnounced } from './order-words.ts';
import { riderAnnounced } from './rider-news.ts';

/** The one live region of the tracking page: silent at first, then each move of the order, or of who brings it, and the time of what had
 * none, in a sentence. experience §5. */
export function LiveAnnouncer({ order }: { order: Order }) {
  const { clock } = useApp();
  const words = useArea(ordersTexts);
  const said = `${words.statusAnnounced({ number: order.number, status: statusTitle(order, words) })}. ${statusNext(order, words)}`;
  const rider = riderAnnounced(order, words);
  const time = timeAnnounced(order, clock.now(), words);
  const [before, setBefore] = useState({ said, rider, time, aloud: '' });
  const given = before.time === null ? (time ?? '') : '';
  if (before.said !== said) setBefore({ said, rider, time, aloud: [said, given].filter((part) => part !== '').join(' ') });
  else if (before.rider !== rider) setBefore({ said, rider, time, aloud: rider });
  else if (given !== '') setBefore({ said, rider, time, aloud: given });
  return (
    <p className="visually-hidden" role="status">
      {before.aloud}
    </p>
  );
}
