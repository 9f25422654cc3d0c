import {
  withoutCodeReasons,
  type WithoutCodeReason,
} from '@comanda/domain/order/hand-over-code.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { Button } from '@comanda/ui/button.tsx';
import { CodeField } from '@comanda/ui/code-field.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { type SubmitEvent, useState } from 'react';
import { useSession } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './ticket.module.css';

export type HandOverClaimSent = { code: string } | { withoutCode: WithoutCodeReason };

type Props = {
  /** The order, where the page behind does not name it. */
  lead?: string;
  isBusy: boolean;
  /** Why the server refused the last code; null: it did not. */
  problem: string | null;
  onSend: (claim: HandOverClaimSent) => void;
  onClose: () => void;
};

const codeLength = 4;

/**
 * Asks for the code that the shopper shows; a manager may do without, with a reason.
 * docs/rules/counter-ticket.md#code-of-a-pickup.
 */
export function HandOverDialog({ lead, isBusy, problem, onSend, onClose }: Props) {
  const texts = useTextsOf(counterTicketTexts);
  const { role } = useSession();
  const [code, setCode] = useState('');
  const isOff = isBusy || code.length < codeLength;
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isOff) onSend({ code });
  };
  return (
    <Dialog label={texts.codeTitle} closeLabel={texts.close} onClose={onClose}>
      <DialogHead title={texts.codeTitle} lead={lead} />
      <form onSubmit={send}>
        <DialogBody>
          <CodeField
            label={texts.codeLabel}
            value={code}
            length={codeLength}
            hint={texts.codeHint}
            problem={problem ?? undefined}
            onChange={setCode}
          />
          {role === 'crew' ? null : <WithoutCode isBusy={isBusy} onSend={onSend} />}
        </DialogBody>
        <DialogFoot>
          <Button type="submit" wide aria-disabled={isOff}>
            {texts.handOver}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

/**
 * The manager's ways to do without the code. docs/rules/counter-ticket.md#pickup-without-its-code.
 */
function WithoutCode({ isBusy, onSend }: Pick<Props, 'isBusy' | 'onSend'>) {
  const texts = useTextsOf(counterTicketTexts);
  return (
    <details className={css.without}>
      <summary>{texts.withoutCode}</summary>
      {withoutCodeReasons.map((withoutCode) => (
        <Button
          key={withoutCode}
          look="quiet"
          wide
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : onSend({ withoutCode }))}
        >
          {texts.withoutCodeReason[withoutCode]}
        </Button>
      ))}
    </details>
  );
}
