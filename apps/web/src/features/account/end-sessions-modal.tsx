import { endSessionsByKey } from '@comanda/contract/sessions.ts';
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

type Props = { request: RequestOf<'endSessions'>; frame: ModalFrame };

/**
 * The link of the mail about a new login: ends every session of that account, after a press. docs/rules/web.md#link-that-ends-sessions.
 */
export function EndSessionsModal({ request, frame }: Props) {
  const { texts, api } = useApp();
  const words = useTextsOf(sessionTexts);
  const [state, setState] = useState<'asking' | 'busy' | 'done' | Refusal>('asking');
  const end = async (): Promise<void> => {
    setState('busy');
    const answer = await api.call(endSessionsByKey, { body: { key: request.key } });
    setState(answer.ok ? 'done' : answer.error);
  };
  const isDone = state === 'done';
  const title = isDone ? words.endAllDoneTitle : words.endAllTitle;
  return (
    <Dialog label={title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={title} />
      <DialogBody>
        <div className={css.text}>
          <p role={isDone ? 'status' : undefined}>
            {isDone ? words.endAllDoneText : words.endAllText}
          </p>
          {typeof state === 'object' ? <Refused refusal={state} /> : null}
        </div>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          {isDone ? (
            <Button wide onClick={frame.close}>
              {words.toMenu}
            </Button>
          ) : (
            <>
              <Button
                wide
                aria-disabled={state === 'busy'}
                onClick={() => (state === 'busy' ? undefined : void end())}
              >
                {state === 'busy' ? words.closing : words.endAll}
              </Button>
              <Button look="link" wide onClick={frame.close}>
                {texts.common.cancel}
              </Button>
            </>
          )}
        </div>
      </DialogFoot>
    </Dialog>
  );
}

/** A link that is forged, expired or of another brand has its own text; it leads to the profile. */
function Refused({ refusal }: { refusal: Refusal }) {
  const { page } = useApp();
  const words = useTextsOf(sessionTexts);
  const errors = useTextsOf(errorsTexts);
  const isGone = refusal.label === 'INVALID_PARAMETER' || refusal.label === 'INVALID_TOKEN';
  const { text } = errorText(errors, refusal, (amount) =>
    formatMoney(amount, page.settings.country),
  );
  return (
    <Notice tone="bad">
      <p role="alert">{isGone ? words.endAllGone : text}</p>
    </Notice>
  );
}
