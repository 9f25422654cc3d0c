import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useState } from 'react';
import { useArea } from '../../platform/app-context.tsx';
import { statusNext, statusTitle } from './order-words.ts';

/** The one live region of the tracking page: silent at first, then each move in a sentence. experience §5. */
export function LiveAnnouncer({ order }: { order: Order }) {
  const words = useArea(ordersTexts);
  const title = statusTitle(order, words);
  const [first] = useState(title);
  const [moved, setMoved] = useState(false);
  if (!moved && title !== first) setMoved(true);
  return (
    <p className="visually-hidden" role="status">
      {moved ? `${words.statusAnnounced({ number: order.number, status: title })}. ${statusNext(order, words)}` : ''}
    </p>
  );
}
