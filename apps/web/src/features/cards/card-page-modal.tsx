import type { FramedForm } from '@comanda/domain/payment/payment-next.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useEffect, useRef } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { cardNotSavedLink, type EnrolmentOrigin } from '../../shop/cards/enrolment-link.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { ProviderFrameDialog } from '../../shop/provider-frame/provider-frame-dialog.tsx';
import { useNavigate } from '../../shop/use-navigate.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { forgetEnrolment } from './pending-enrolment.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    cardPage: { request: { form: FramedForm; from: EnrolmentOrigin } };
  }
}

/**
 * The provider's page on which a card is typed, in a frame. Its return goes on to the page that
 * takes the card; whoever leaves it saves nothing. docs/rules/cards.md#card-typed-on-a-framed-page.
 */
export function CardPageModal({ request: { form, from }, frame }: ModalProps<'cardPage'>) {
  const words = useTextsOf(cardsTexts);
  const go = useNavigate();
  const goOn = useTellOnLeave(words.failures.cancelled.text);
  const finish = (link: string): void => {
    goOn();
    go(link);
  };
  return (
    <ProviderFrameDialog
      title={words.pageTitle}
      lead={words.pageLead}
      form={form}
      name={words.pageName}
      texts={{ opening: words.pageOpening, slow: words.pageSlow }}
      leave={words.pageLeave}
      onReturned={(next) => finish(next ?? cardNotSavedLink('lost', from))}
      onTimeUp={() => finish(cardNotSavedLink('expired', from))}
      onLeave={frame.close}
      onClose={frame.close}
    />
  );
}

/**
 * Tells whoever leaves the page, by a button or by Back, that nothing was saved. The returned
 * function is called if the page was finished.
 */
function useTellOnLeave(message: string): () => void {
  const { toasts } = useApp();
  const isFinished = useRef(false);
  useEffect(
    () => () => {
      if (isFinished.current) return;
      forgetEnrolment();
      showToast(toasts, message);
    },
    [toasts, message],
  );
  return () => {
    isFinished.current = true;
  };
}
