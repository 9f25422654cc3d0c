import { unsubscribe } from '@comanda/contract/privacy.ts';
import { sessionTexts } from '@comanda/i18n/areas/session.ts';
import { useApp } from '../../shop/app-context.ts';
import type { RequestOf } from '../../shop/modals/modal-request.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { LinkActionModal } from './link-action-modal.tsx';

type Props = { request: RequestOf<'unsubscribe'>; frame: ModalFrame };

/** The link of a marketing mail: ends such mails. docs/rules/privacy.md#unsubscription. */
export function UnsubscribeModal({ request, frame }: Props) {
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
