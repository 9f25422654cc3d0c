import { unsubscribe } from '@comanda/contract/privacy.ts';
import { sessionTexts } from '@comanda/i18n/areas/session.ts';
import { useApp } from '../../shop/app-context.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { LinkActionModal } from './link-action-modal.tsx';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    unsubscribe: {
      request: {
        /** From the link in a marketing mail. */
        key: string;
      };
    };
  }
}

/** The link of a marketing mail: ends such mails. docs/rules/privacy.md#unsubscription. */
export function UnsubscribeModal({ request, frame }: ModalProps<'unsubscribe'>) {
  const { api } = useApp();
  const words = useTextsOf(sessionTexts);
  return (
    <LinkActionModal
      words={{
        title: words.unsubscribeTitle,
        text: words.unsubscribeText,
        action: words.unsubscribe,
        busy: words.unsubscribing,
        doneTitle: words.unsubscribedTitle,
        doneText: words.unsubscribedText,
        gone: words.unsubscribeGone,
      }}
      run={() => api.call(unsubscribe, { body: { key: request.key } })}
      frame={frame}
    />
  );
}
