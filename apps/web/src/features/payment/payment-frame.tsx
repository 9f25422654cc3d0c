import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import type { ModalAnswers, RequestOf } from '../../shop/modals/modal-request.ts';
import { ProviderFrameDialog } from '../../shop/provider-frame/provider-frame-dialog.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';

type Props = {
  request: RequestOf<'providerForm'>;
  frame: ModalFrame<ModalAnswers['providerForm']>;
};

/**
 * The bank's check of a payment in a frame, with a way out. Its return and its time limit hand over
 * to the screen behind it, which follows the order. docs/rules/payments.md#page-inside-a-frame.
 */
export function PaymentFrame({ request: { form }, frame }: Props) {
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
