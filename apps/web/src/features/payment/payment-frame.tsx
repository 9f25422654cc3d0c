import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { useApp } from '../../shop/app-context.ts';
import type { ModalAnswers, RequestOf } from '../../shop/modals/modal-request.ts';
import { ProviderFrame } from '../../shop/provider-frame/provider-frame.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';

type Props = {
  request: RequestOf<'providerForm'>;
  frame: ModalFrame<ModalAnswers['providerForm']>;
};

/**
 * The bank's check of a payment in a frame, with a way out. Its return and its time limit hand over to the screen behind it, which follows
 * the order. docs/rules/payments.md#page-inside-a-frame.
 */
export function PaymentFrame({ request: { form }, frame }: Props) {
  const { texts } = useApp();
  const words = useTextsOf(paymentsTexts);
  const follow = (): void => frame.answer({ next: 'follow' });
  return (
    <Dialog
      label={words.frameTitle}
      closeLabel={texts.common.close}
      onClose={frame.close}
      size="wide"
      tall
      staysOnOverlay
    >
      <DialogHead title={words.frameTitle} lead={words.frameLead} />
      <DialogBody>
        <ProviderFrame
          form={form}
          name={words.frameName}
          texts={{ opening: words.frameOpening, slow: words.frameSlow }}
          onReturned={follow}
          onTimeUp={follow}
        />
      </DialogBody>
      <DialogFoot>
        <Button look="link" wide onClick={() => frame.answer({ next: 'otherWay' })}>
          {words.frameCancel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
