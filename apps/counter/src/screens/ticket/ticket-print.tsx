import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import { type TicketCopy, ticketCopies } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { useState } from 'react';
import { useConnection } from '../../counter/use-connection.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { ReprintDialog } from '../../features/printers/reprint-dialog.tsx';
import { usePrintersTexts } from '../../features/printers/use-printers-texts.ts';
import { useStorePrinters } from '../../features/printers/use-store-printers.ts';
import { printerIcon } from '../../platform/icons.ts';

type Props = {
  ticket: CounterTicket;
  isBusy: boolean;
  /** Prints a copy on this device. */
  onPrint: (copy: TicketCopy) => void;
};

/**
 * The papers of an order: with printers of the store one button that chooses where it is printed
 * once more, without them a button for each copy.
 * docs/rules/counter-printers.md#reprint-on-the-ticket.
 */
export function TicketPrint({ ticket, isBusy, onPrint }: Props) {
  const texts = usePrintersTexts();
  const { isOffline } = useConnection();
  const [isOpen, setOpen] = useState(false);
  const printers = useStorePrinters(ticket.storeId).value?.printers ?? [];
  if (printers.length === 0) return <CopyButtons isBusy={isBusy} onPrint={onPrint} />;
  const close = (): void => setOpen(false);
  const printHere = (copy: TicketCopy): void => {
    close();
    onPrint(copy);
  };
  return (
    <>
      <Button
        look="quiet"
        aria-disabled={isOffline}
        onClick={() => (isOffline ? undefined : setOpen(true))}
      >
        <Icon name={printerIcon} size={24} />
        {texts.reprint.open}
      </Button>
      {isOpen ? (
        <ReprintDialog
          order={ticket}
          printers={printers}
          onDevice={<CopyButtons isBusy={isBusy} onPrint={printHere} />}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** A button for each copy of the ticket, which prints on this device. */
function CopyButtons({ isBusy, onPrint }: Pick<Props, 'isBusy' | 'onPrint'>) {
  const texts = useTextsOf(counterTicketTexts);
  const { isOffline } = useConnection();
  const isOff = isOffline || isBusy;
  return ticketCopies.map((copy) => (
    <Button
      key={copy}
      look="quiet"
      aria-disabled={isOff}
      onClick={() => (isOff ? undefined : onPrint(copy))}
    >
      <Icon name={printerIcon} size={24} />
      {texts.printCopy[copy]}
    </Button>
  ));
}
