import { unsubscribe } from '@comanda/contract/privacy.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { sessionTexts } from '@comanda/i18n/areas/session.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import type { RequestOf } from '../../shop/modals/modal-request.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import css from './account.module.css';

type Props = { request: RequestOf<'unsubscribe'>; frame: ModalFrame };

/** The link of a marketing mail: ends such mails after one press. docs/rules/privacy.md#unsubscription. */
export function UnsubscribeModal({ request, frame }: Props) {
  const { texts, api } = useApp();
  const words = useTextsOf(sessionTexts);
  const [state, setState] = useState<'asking' | 'busy' | 'done' | Refusal>('asking');
  const end = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    const answer = await api.call(unsubscribe, { body: { key: request.key } });
    setState(answer.ok ? 'done' : answer.error);
  };
  const isDone = state === 'done';
  const isGone = typeof state === 'object' && state.label === 'INVALID_PARAMETER';
  const title = isDone ? words.unsubscribedTitle : words.unsubscribeTitle;
  return (
    <Dialog label={title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={title} />
      <DialogBody>
        <div className={css.text}>
          <p role={isDone ? 'status' : undefined}>
            {isDone ? words.unsubscribedText : words.unsubscribeText}
          </p>
          {typeof state === 'object' ? <Refused refusal={state} /> : null}
        </div>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          {isDone || isGone ? (
            <Button wide onClick={frame.close}>
              {words.toMenu}
            </Button>
          ) : (
            <Button wide aria-disabled={state === 'busy'} onClick={() => void end()}>
              {state === 'busy' ? words.unsubscribing : words.unsubscribe}
            </Button>
          )}
        </div>
      </DialogFoot>
    </Dialog>
  );
}

/** A link that is forged, expired or of another brand has its own text. */
function Refused({ refusal }: { refusal: Refusal }) {
  const { page } = useApp();
  const words = useTextsOf(sessionTexts);
  const errors = useTextsOf(errorsTexts);
  const { text } = errorText(errors, refusal, (amount) =>
    formatMoney(amount, page.settings.country),
  );
  return (
    <Notice tone="bad">
      <p role="alert">{refusal.label === 'INVALID_PARAMETER' ? words.unsubscribeGone : text}</p>
    </Notice>
  );
}
