import type { FramedForm } from '@comanda/domain/payment/payment-next.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { ProviderFrameDialog } from '../../shop/provider-frame/provider-frame-dialog.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    providerForm: {
      request: { form: FramedForm };
      answer: {
        /** `follow`: the order decides what comes next. */
        next: 'otherWay' | 'follow';
      };
    };
  }
}

/**
 * The bank's check of a payment in a frame, with a way out. Its return and its time limit hand over
 * to the screen behind it, which follows the order. docs/rules/payments.md#page-inside-a-frame.
 */
export function PaymentFrame({ request: { form }, frame }: ModalProps<'providerForm'>) {
  const words = useTextsOf(paymentsTexts);
  const follow = (): void => frame.answer({ next: 'follow' });
  return (
    <ProviderFrameDialog
      title={words.frameTitle}
      lead={words.frameLead}
      form={form}
      name={words.frameName}
      texts={{ opening: words.frameOpening, slow: words.frameSlow }}
      leave={words.frameCancel}
      onReturned={follow}
      onTimeUp={follow}
      onLeave={() => frame.answer({ next: 'otherWay' })}
      onClose={frame.close}
    />
  );
}
