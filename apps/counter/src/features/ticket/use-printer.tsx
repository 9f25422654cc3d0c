import { type CounterTicket, printTicket } from '@comanda/contract/counter/ticket.ts';
import type { TicketCopy } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import { type ReactNode, useCallback, useRef, useState } from 'react';
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

const nothing = (): void => undefined;

/**
 * Prints papers of orders on this device. The server counts each before, so that a second one says
 * that it is a copy. A paper that was counted by a retry is printed too. `onDone`: the paper is
 * out, or it was not counted, which a toast says.
 */
export function usePrinter(onDone: () => void = nothing): PrinterOfScreen {
  const [job, setJob] = useState<(PaperFacts & { key: number }) | null>(null);
  const asked = useRef<Pick<PaperFacts, 'ticket' | 'copy'> | null>(null);
  const { run, isBusy } = useCounterAction(printTicket, {
    onDone: (counted) => {
      const paper = asked.current;
      if (paper === null || counted === null) return;
      const { width } = readPaperSettings();
      setJob((last) => ({ ...paper, width, number: counted.number, key: (last?.key ?? 0) + 1 }));
    },
    onRefused: () => onDone(),
  });
  const print = useCallback(
    async (ticket: CounterTicket, copy: TicketCopy): Promise<void> => {
      asked.current = { ticket, copy };
      await run({ params: { orderId: ticket.orderId }, body: { copy } });
    },
    [run],
  );
  const leave = (): void => {
    setJob(null);
    onDone();
  };
  return { print, isBusy, paper: job === null ? null : <Printer {...job} onDone={leave} /> };
}
