import { getCounterTicket } from '@comanda/contract/counter/ticket.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { useEffect, useRef } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { usePrinter } from './use-printer.tsx';

type Props = { orderId: OrderId; onDone: () => void };

/**
 * Prints the kitchen's copy of an order that was just accepted, unless somebody printed one before.
 * docs/rules/counter-ticket.md#printing-on-accept.
 */
export function AcceptedPaper({ orderId, onDone }: Props) {
  const { api } = useCounter();
  const { print, paper } = usePrinter(onDone);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void (async () => {
      const read = await api.call(getCounterTicket, { params: { orderId } });
      const ticket = read.ok ? read.value : null;
      if (ticket === null || ticket.printed.kitchen > 0) onDone();
      else await print(ticket, 'kitchen');
    })();
  }, [api, onDone, orderId, print]);
  return paper;
}
