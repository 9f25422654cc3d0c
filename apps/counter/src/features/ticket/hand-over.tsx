import { handOverOrder } from '@comanda/contract/counter/board.ts';
import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import { useConnection } from '../../counter/use-connection.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { type HandOverClaimSent, HandOverDialog } from './hand-over-dialog.tsx';
import { codeProblem } from './hand-over-step.ts';

type Props = { ticket: CounterTicket; onDone: () => void };

/** The button that hands a ready pickup to its shopper, with the code. */
export function HandOver(props: Props) {
  const texts = useTextsOf(counterTicketTexts);
  const { isAsking, isOff, problem, ask, send, close } = useHandOver(props);
  return (
    <>
      <Button aria-disabled={isOff} onClick={() => (isOff ? undefined : ask())}>
        {texts.handOver}
      </Button>
      {isAsking ? (
        <HandOverDialog isBusy={isOff} problem={problem} onSend={send} onClose={close} />
      ) : null}
    </>
  );
}

/** Asks for the code and sends it; a refusal shows beside the field. */
function useHandOver({ ticket, onDone }: Props) {
  const texts = useTextsOf(counterTicketTexts);
  const { isOffline } = useConnection();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const inWords = (refusal: Refusal): string | null => codeProblem(refusal, texts);
  const { run, isBusy } = useCounterAction(handOverOrder, {
    onDone: () => {
      setAsking(false);
      onDone();
    },
    onRefused: (refusal) => setProblem(inWords(refusal)),
    refusalText: inWords,
  });
  const send = (claim: HandOverClaimSent): void => {
    const params = { id: ticket.storeId, orderId: ticket.orderId };
    void run({ params, body: { to: 'completed', ...claim } });
  };
  const ask = (): void => {
    setProblem(null);
    setAsking(true);
  };
  return {
    isAsking,
    isOff: isBusy || isOffline,
    problem,
    ask,
    send,
    close: () => setAsking(false),
  };
}
