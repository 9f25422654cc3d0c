import { useAction } from '@comanda/client/use-action.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Result } from '@comanda/domain/result.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { sessionTexts } from '@comanda/i18n/areas/session.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import css from './account.module.css';

/** `gone`: the text for a link that is forged, expired or of another brand. */
type Words = {
  title: string;
  text: string;
  action: string;
  busy: string;
  doneTitle: string;
  doneText: string;
  gone: string;
};

type Props = {
  words: Words;
  /** Carries out what the link is for. */
  run: () => Promise<Result<unknown, Refusal>>;
  /**
   * The text of the way out beside the action; without it the dialog has only the action and its
   * closing button.
   */
  cancel?: string;
  frame: ModalFrame;
};

const isGone = ({ label }: Refusal): boolean =>
  label === 'INVALID_PARAMETER' || label === 'INVALID_TOKEN';

/**
 * A mail's link that changes something: it acts after a press, never by being opened, and says how
 * it went.
 */
export function LinkActionModal({ words, run, cancel, frame }: Props) {
  const { texts } = useApp();
  const { toMenu } = useTextsOf(sessionTexts);
  const [isDone, setDone] = useState(false);
  const action = useAction(run, { onDone: () => setDone(true) });
  const { isBusy, refusal } = action;
  const title = isDone ? words.doneTitle : words.title;
  const isOver = isDone || (refusal !== null && isGone(refusal));
  return (
    <Dialog label={title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={title} />
      <DialogBody>
        <div className={css.text}>
          <p role={isDone ? 'status' : undefined}>{isDone ? words.doneText : words.text}</p>
          {refusal === null ? null : <Refused refusal={refusal} gone={words.gone} />}
        </div>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          {isOver ? (
            <Button wide onClick={frame.close}>
              {toMenu}
            </Button>
          ) : (
            <Button wide aria-disabled={isBusy} onClick={() => void action.run()}>
              {isBusy ? words.busy : words.action}
            </Button>
          )}
          {isOver || cancel === undefined ? null : (
            <Button look="link" wide onClick={frame.close}>
              {cancel}
            </Button>
          )}
        </div>
      </DialogFoot>
    </Dialog>
  );
}

function Refused({ refusal, gone }: { refusal: Refusal; gone: string }) {
  const { page } = useApp();
  const errors = useTextsOf(errorsTexts);
  const { text } = errorText(errors, refusal, (amount) =>
    formatMoney(amount, page.settings.country),
  );
  return (
    <Notice tone="bad">
      <p role="alert">{isGone(refusal) ? gone : text}</p>
    </Notice>
  );
}
