import { type CounterTicket, printTicket } from '@comanda/contract/counter/ticket.ts';
import type { TicketCopy } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import type { PaperFacts } from './paper.tsx';
import { readPaperSettings } from './paper-settings.ts';
import { Printer } from './printer.tsx';

type PrinterOfScreen = {
  print: (ticket: CounterTicket, copy: TicketCopy) => Promise<void>;
  isBusy: boolean;
  /** The paper that is printed now; the screen renders it. */
  paper: ReactNode;
};

/** Prints papers of orders on this device. The server counts each before, so that a second one says that it is a copy. */
export function usePrinter(): PrinterOfScreen {
  const { run, isBusy } = useCounterAction(printTicket);
  const [job, setJob] = useState<(PaperFacts & { key: number }) | null>(null);
  const print = useCallback(
    async (ticket: CounterTicket, copy: TicketCopy): Promise<void> => {
      const counted = await run({ params: { orderId: ticket.orderId }, body: { copy } });
      if (counted?.ok !== true || counted.value === null) return;
      const { number } = counted.value;
      const { width } = readPaperSettings();
      setJob((last) => ({ key: (last?.key ?? 0) + 1, ticket, copy, number, width }));
    },
    [run],
  );
  const paper = job === null ? null : <Printer {...job} onDone={() => setJob(null)} />;
  return { print, isBusy, paper };
}
