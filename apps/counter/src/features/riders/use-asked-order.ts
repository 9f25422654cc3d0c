import type { RiderOrder } from '@comanda/contract/counter/riders.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCounter } from '../../counter/app-context.ts';
import { assignedOrderName, paths } from '../../platform/paths.ts';
import { useRidersTexts } from './use-riders-texts.ts';

/**
 * Opens the order that the address names, once: board and ticket lead here with it. The address
 * then forgets it.
 */
export function useAskedOrder(
  waiting: readonly RiderOrder[],
  open: (orderId: OrderId) => void,
): void {
  const { toasts } = useCounter();
  const { waiting: texts } = useRidersTexts();
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const asked = search.get(assignedOrderName);
  useEffect(() => {
    if (asked === null) return;
    navigate(paths.riders, { replace: true });
    const order = waiting.find(({ orderId }) => orderId === asked);
    if (order) open(order.orderId);
    else showToast(toasts, texts.alreadyAssigned);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the address asks, not a later reading
  }, [asked]);
}
