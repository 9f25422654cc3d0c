import { type Printer, reprintOrder } from '@comanda/contract/counter/printers.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import type { ReactNode } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import css from './printers.module.css';
import { usePrinterWords } from './use-printer-words.ts';
import { usePrintersTexts } from './use-printers-texts.ts';

type Props = {
  order: { orderId: OrderId; storeId: StoreId; number: number };
  printers: readonly Printer[];
  /** The buttons that print on this device. */
  onDevice: ReactNode;
  onClose: () => void;
};

/**
 * Chooses the printer of the store, or this device, on which an order is printed once more.
 * docs/rules/counter-printers.md#reprint-on-the-ticket.
 */
export function ReprintDialog({ order, printers, onDevice, onClose }: Props) {
  const { reprint: texts, form } = usePrintersTexts();
  const title = texts.title(order.number);
  return (
    <Dialog label={title} closeLabel={form.close} onClose={onClose}>
      <DialogHead title={title} lead={texts.lead} />
      <DialogBody>
        <div className={css.reprint}>
          {printers.map((printer) => (
            <ReprintButton key={printer.id} {...{ printer, order, onClose }} />
          ))}
          <h3 className={css.station}>{texts.onDevice}</h3>
          {onDevice}
        </div>
      </DialogBody>
    </Dialog>
  );
}

type ButtonProps = Pick<Props, 'order' | 'onClose'> & { printer: Printer };

function ReprintButton({ printer, order, onClose }: ButtonProps) {
  const { toasts } = useCounter();
  const texts = usePrintersTexts();
  const words = usePrinterWords();
  const { id: printerId, name } = printer;
  const { run, isBusy } = useCounterAction(reprintOrder, {
    onDone: () => {
      showToast(toasts, texts.reprint.sent(name));
      onClose();
    },
  });
  const params = { id: order.storeId, printerId, orderId: order.orderId };
  return (
    <ActionButton wide look="quiet" isBusy={isBusy} onPress={() => void run({ params })}>
      {`${name} · ${words.state(printer)}`}
    </ActionButton>
  );
}
