import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useEffect, useId } from 'react';
import { useApp } from '../../shop/app-context.ts';
import type { ModalAnswers, RequestOf } from '../../shop/modals/modal-request.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import css from './payment.module.css';
import { submitForm } from '../../platform/submit-form.ts';

type Props = {
  request: RequestOf<'providerForm'>;
  frame: ModalFrame<ModalAnswers['providerForm']>;
};

/**
 * The rights of a page inside the frame: its own scripts, forms and cookies. It cannot move or replace the shop's page, open a window or
 * start a download.
 */
const rights = 'allow-forms allow-scripts allow-same-origin';

/**
 * The bank's check or the provider's card page inside a sandboxed frame, with a way out. The screen behind it follows the order and closes
 * the dialog. docs/rules/payments.md#page-inside-a-frame.
 */
export function PaymentFrame({ request: { form }, frame }: Props) {
  const { texts } = useApp();
  const words = useTextsOf(paymentsTexts);
  const name = useId();
  useEffect(() => submitForm(form, name), [form, name]);
  return (
    <Dialog
      label={words.frameTitle}
      closeLabel={texts.common.close}
      onClose={frame.close}
      size="wide"
      tall
    >
      <DialogHead title={words.frameTitle} lead={words.frameLead} />
      <DialogBody>
        <iframe
          className={css.frame}
          name={name}
          title={words.frameName}
          sandbox={rights}
          referrerPolicy="strict-origin"
        />
      </DialogBody>
      <DialogFoot>
        <Button look="link" wide onClick={() => frame.answer({ next: 'otherWay' })}>
          {words.otherWay}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
