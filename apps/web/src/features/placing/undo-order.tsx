import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useState } from 'react';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { readPlacedLines } from '../../platform/placed-order.ts';
import { showToast } from '../../platform/toasts.ts';
import { useSecondsLeft } from '../../platform/use-seconds-left.ts';
import { Button } from '../../ui/button.tsx';
import css from './placing.module.css';

type Props = { order: Order; /** Whether it was undone. */ onUndo: () => Promise<boolean> };

/** The six seconds in which a cash order can be taken back; the kitchen sees it after that. The lines return to the cart. */
export function UndoOrder({ order, onUndo }: Props) {
  const words = useArea(ordersTexts);
  const app = useApp();
  const left = useSecondsLeft(order.cancellableUntil);
  const [busy, setBusy] = useState(false);
  if (left <= 0) return null;
  const undo = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const undone = await onUndo();
    if (undone) app.shop.setState((shop) => ({ lines: shop.lines.length === 0 ? readPlacedLines(app.clock.now()) : shop.lines }));
    else showToast(app.toasts, words.undoTooLate);
    setBusy(false);
  };
  return (
    <div className={css.undo}>
      <Button look="quiet" onClick={() => void undo()} aria-disabled={busy}>
        {words.undo}
      </Button>
      <small>{words.undoLeft(left)}</small>
    </div>
  );
}
