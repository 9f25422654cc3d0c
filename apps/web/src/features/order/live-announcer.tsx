import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useState } from 'react';
import { useArea } from '../../platform/app-context.tsx';
import { statusNext, statusTitle } from './order-words.ts';
import { riderAnnounced } from './rider-news.ts';

/** The one live region of the tracking page: silent at first, then each move of the order, or of who brings it, in a sentence. experience §5. */
export function LiveAnnouncer({ order }: { order: Order }) {
  const words = useArea(ordersTexts);
  const said = `${words.statusAnnounced({ number: order.number, status: statusTitle(order, words) })}. ${statusNext(order, words)}`;
  const rider = riderAnnounced(order, words);
  const [before, setBefore] = useState({ said, rider, aloud: '' });
  if (before.said !== said) setBefore({ said, rider, aloud: said });
  else if (before.rider !== rider) setBefore({ said, rider, aloud: rider });
  return (
    <p className="visually-hidden" role="status">
      {before.aloud}
    </p>
  );
}
