import type { OrderId } from '@comanda/domain/ids.ts';
import { lazyPart } from '@comanda/ui/lazy-part.ts';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { OrderActionsProvider } from '../features/board/order-actions-provider.tsx';
import { readPaperSettings } from '../features/ticket/paper-settings.ts';
import { loadPart } from './load-part.ts';

const AcceptedPaper = lazyPart(
  () => loadPart(() => import('../features/ticket/accepted-paper.tsx')),
  'AcceptedPaper',
);

/**
 * Prints the kitchen's copy of each order that was accepted on this device, one after the other, if
 * the device is set so. docs/rules/counter-ticket.md#printing-on-accept.
 */
export function AcceptedPapers({ children }: { children: ReactNode }) {
  const [orders, setOrders] = useState<readonly OrderId[]>([]);
  const add = useCallback((orderId: OrderId) => {
    if (readPaperSettings().printsOnAccept) setOrders((waiting) => [...waiting, orderId]);
  }, []);
  const next = useCallback(() => setOrders((waiting) => waiting.slice(1)), []);
  const [first] = orders;
  return (
    <OrderActionsProvider onAccepted={add}>
      {children}
      {first === undefined ? null : (
        <Suspense fallback={null}>
          <AcceptedPaper key={first} orderId={first} onDone={next} />
        </Suspense>
      )}
    </OrderActionsProvider>
  );
}
