import type { OrderId } from '@comanda/domain/ids.ts';
import { isPrintedByStore } from '@comanda/domain/printer/printer-tone.ts';
import { lazyPart } from '@comanda/ui/lazy-part.ts';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLiveBoardState } from '../counter/live-board.tsx';
import { OrderActionsProvider } from '../features/board/order-actions-provider.tsx';
import { readPaperSettings } from '../features/ticket/paper-settings.ts';
import { loadPart } from '../platform/load-part.ts';

const AcceptedPaper = lazyPart(
  () => loadPart(() => import('../features/ticket/accepted-paper.tsx')),
  'AcceptedPaper',
);

/**
 * Prints the kitchen's copy of each order that was accepted on this device, one after the other, if
 * the device is set so and no printer of the store prints it by itself.
 * docs/rules/counter-ticket.md#printing-on-accept.
 */
export function AcceptedPapers({ children }: { children: ReactNode }) {
  const [orders, setOrders] = useState<readonly OrderId[]>([]);
  const live = useLiveBoardState();
  const add = useCallback(
    (orderId: OrderId) => {
      if (isPrintedByStore(live.getState().board?.printers.papers)) return;
      if (readPaperSettings().printsOnAccept) setOrders((waiting) => [...waiting, orderId]);
    },
    [live],
  );
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
