import { getCounterTicket, type CounterTicket } from '@comanda/contract/counter/ticket.ts';
import { secondMs } from '@comanda/domain/duration.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { useRefresh } from '@comanda/ui/use-refresh.ts';
import { useCallback, useEffect, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';

/** Milliseconds between two reads of an open ticket. */
const refreshMs = 10 * secondMs;

export type TicketState = {
  ticket: CounterTicket | null;
  /** The refusal of the first read; a later one keeps the ticket that is shown. */
  refusal: Refusal | null;
  reload: () => Promise<void>;
};

/** Reads the ticket of an order, and again every ten seconds while the page is visible. */
export function useTicket(orderId: OrderId): TicketState {
  const { api } = useCounter();
  const [ticket, setTicket] = useState<CounterTicket | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const reload = useCallback(async () => {
    const answer = await api.call(getCounterTicket, { params: { orderId } });
    setRefusal(answer.ok ? null : answer.error);
    if (answer.ok) setTicket(answer.value);
  }, [api, orderId]);
  useEffect(() => void reload(), [reload]);
  useRefresh(reload, refreshMs, true);
  return { ticket, refusal, reload };
}
