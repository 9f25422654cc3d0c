import { useAction } from '@comanda/client/use-action.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { Result } from '@comanda/domain/result.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { Button } from '@comanda/ui/button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { readPlacedLines } from '../../shop/order/placed-order.ts';
import { useSecondsLeft } from '../../shop/use-seconds-left.ts';
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
  const { run, isBusy } = useAction(onUndo, {
    onDone: () =>
      app.shop.setState((shop) => ({
        lines: shop.lines.length === 0 ? readPlacedLines(app.clock.now()) : shop.lines,
      })),
    onRefused: (_, again) =>
      again === null
        ? showToast(app.toasts, words.undoTooLate)
        : showToast(app.toasts, words.undoFailed, { label: app.texts.common.retry, run: again }),
  });
  if (secondsLeft <= 0) return null;
  return (
    <div className={css.undo}>
      <Button look="quiet" onClick={() => void run()} aria-disabled={isBusy}>
        {words.undo}
      </Button>
      <small>{words.undoLeft(secondsLeft)}</small>
    </div>
  );
}
