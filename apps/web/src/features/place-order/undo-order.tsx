import { isRetryableRefusal, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { readPlacedLines } from '../../shop/order/placed-order.ts';
import { retryAction, showToast } from '@comanda/ui/toasts/toasts.ts';
import { useSecondsLeft } from '../../shop/use-seconds-left.ts';
import { Button } from '@comanda/ui/button.tsx';
import css from './place-order.module.css';

type Props = {
  order: Order;
  /** The server refuses with ORDER_NOT_REPROCESSABLE if the kitchen has the order. */
  onUndo: () => Promise<Result<unknown, Refusal>>;
};

/**
 * The six seconds in which the shopper can cancel a cash order, before the kitchen receives it. The
 * lines return to the cart.
 */
export function UndoOrder({ order, onUndo }: Props) {
  const words = useTextsOf(ordersTexts);
  const app = useApp();
  const secondsLeft = useSecondsLeft(order.cancellableUntil);
  const [busy, setBusy] = useState(false);
  if (secondsLeft <= 0) return null;
  const undo = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const undone = await onUndo();
    setBusy(false);
    if (undone.ok)
      app.shop.setState((shop) => ({
        lines: shop.lines.length === 0 ? readPlacedLines(app.clock.now()) : shop.lines,
      }));
    else if (isRetryableRefusal(undone.error))
      showToast(
        app.toasts,
        words.undoFailed,
        retryAction(undone.error, app.texts.common.retry, () => void undo()),
      );
    else showToast(app.toasts, words.undoTooLate);
  };
  return (
    <div className={css.undo}>
      <Button look="quiet" onClick={() => void undo()} aria-disabled={busy}>
        {words.undo}
      </Button>
      <small>{words.undoLeft(secondsLeft)}</small>
    </div>
  );
}
