import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useCallback, useEffect, useState } from 'react';
import { askOutcome } from '../../features/placing/ask-outcome.ts';
import { takePlaced } from '../../features/placing/take-placed.ts';
import { useApp } from '../../platform/app-context.tsx';
import { type AwaitedOrder, forgetAwaited } from '../../platform/awaited-order.ts';
import { useGo } from '../../platform/navigation.ts';
import { processingLink, successLink } from '../../platform/order-links.ts';
import { paths } from '../../platform/paths.ts';
import { useRefresh } from '../../platform/use-refresh.ts';

const pollEveryMs = 5_000;

/**
 * Follows an order that was sent without an answer until it is known; then goes on to it, or answers why it was not made. Where its job can no
 * longer be asked, the list of orders shows it: the awaited order stays stored, so that the list counts it as bought.
 */
export function useAwaitedOrder(awaited: AwaitedOrder): Refusal | null {
  const { api, shop, clock } = useApp();
  const go = useGo();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const ask = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const outcome = await askOutcome(api, awaited.jobToken, signal);
      if (signal.aborted || outcome.kind === 'open') return;
      if (outcome.kind === 'lost') return go(paths.orders, { replace: true });
      forgetAwaited();
      if (outcome.kind === 'refused') return setRefusal(outcome.refusal);
      const next = takePlaced(outcome.order, awaited, { shop, clock });
      go(next === 'pay' ? processingLink(outcome.order.id) : successLink(outcome.order.id), { replace: true });
    },
    [api, awaited, shop, clock, go],
  );
  useEffect(() => {
    const aborter = new AbortController();
    void ask(aborter.signal);
    return () => aborter.abort();
  }, [ask]);
  useRefresh(ask, pollEveryMs, refusal === null);
  return refusal;
}
