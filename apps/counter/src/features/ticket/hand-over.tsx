import { handOverOrder } from '@comanda/contract/counter/board.ts';
import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { Button, buttonClass } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import { Link } from 'wouter';
import { useConnection } from '../../counter/use-connection.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { assignPath } from '../../platform/paths.ts';
import { type HandOverClaimSent, HandOverDialog } from './hand-over-dialog.tsx';
import { codeProblem, nextHandOver } from './hand-over-step.ts';

type Props = { ticket: CounterTicket; onDone: () => void };

/** The button that hands a ready order over: to the shopper with the code, to who brings it without one. Nothing in other states. */
export function HandOver({ ticket, onDone }: Props) {
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
  const step = nextHandOver(ticket);
  if (step === null) return null;
  const isOff = isBusy || isOffline;
  const send = (claim: Partial<HandOverClaimSent> = {}): void => {
    const params = { id: ticket.storeId, orderId: ticket.orderId };
    void run({ params, body: { to: step.to, ...claim } });
  };
  const press = (): void => {
    if (isOff) return;
    setProblem(null);
    if (step.asksCode) setAsking(true);
    else send();
  };
  return (
    <>
      {needsRider(ticket) ? (
        <Link className={buttonClass('main')} href={assignPath(ticket.orderId)}>
          {texts.giveToRider}
        </Link>
      ) : null}
      <Button look={needsRider(ticket) ? 'quiet' : 'main'} aria-disabled={isOff} onClick={press}>
        {texts[step.text]}
      </Button>
      {isAsking ? (
        <HandOverDialog
          isBusy={isOff}
          problem={problem}
          onSend={send}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

/** A ready delivery that the store brings and that no rider has may get one. */
const needsRider = ({ status, dispatchMethod, broughtBy, rider }: CounterTicket): boolean =>
  status === 'ready' &&
  dispatchMethod === 'store_delivery' &&
  broughtBy === 'store' &&
  (rider?.name ?? null) === null;
