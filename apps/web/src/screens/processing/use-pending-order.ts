import { useRefresh } from '@comanda/client/use-refresh.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { outcomePoll } from '@comanda/domain/order/browser-poll-intervals.ts';
import { useCallback, useEffect, useState } from 'react';
import { pollOrderJob } from '../../features/place-order/poll-order-job.ts';
import { acceptPlacedOrder } from '../../features/place-order/accept-placed-order.ts';
import { useApp } from '../../shop/app-context.ts';
import { type PendingOrder, removePendingOrder } from '../../shop/order/pending-order.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { processingLink, successLink } from '../../shop/order/order-links.ts';
import { paths } from '../../platform/paths.ts';

/**
 * Polls for an order request without an outcome, then opens its page, or returns the refusal. If
 * its job token is no longer valid, the list of orders shows the order: the request stays stored,
 * so that the list records the purchase.
 */
export function usePendingOrder(awaited: PendingOrder): Refusal | null {
  const { api, shop, clock } = useApp();
  const go = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const poll = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const outcome = await pollOrderJob(api, awaited.jobToken, signal);
      if (signal.aborted || outcome.kind === 'pending') return;
      if (outcome.kind === 'tokenExpired') return go(paths.orders, { replace: true });
      removePendingOrder();
      if (outcome.kind === 'refused') return setRefusal(outcome.refusal);
      const next = acceptPlacedOrder(outcome.order, awaited, { shop, clock });
      go(next === 'pay' ? processingLink(outcome.order.id) : successLink(outcome.order.id), {
        replace: true,
      });
    },
    [api, awaited, shop, clock, go],
  );
  useEffect(() => {
    const aborter = new AbortController();
    void poll(aborter.signal);
    return () => aborter.abort();
  }, [poll]);
  useRefresh(poll, outcomePoll.lateEveryMs, refusal === null);
  return refusal;
}
