import { endSessionsByKey } from '@comanda/contract/sessions.ts';
import { sessionTexts } from '@comanda/i18n/areas/session.ts';
import { useApp } from '../../shop/app-context.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { LinkActionModal } from './link-action-modal.tsx';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    endSessions: {
      request: {
        /** From the link in the mail about a new login. */
        key: string;
      };
    };
  }
}

/**
 * The link of the mail about a new login: ends every session of that account.
 * docs/rules/web.md#link-that-ends-sessions.
 */
export function EndSessionsModal({ request, frame }: ModalProps<'endSessions'>) {
  const { texts, api } = useApp();
  const words = useTextsOf(sessionTexts);
  return (
    <LinkActionModal
      words={{
        title: words.endAllTitle,
        text: words.endAllText,
        action: words.endAll,
        busy: words.closing,
        doneTitle: words.endAllDoneTitle,
        doneText: words.endAllDoneText,
        gone: words.endAllGone,
      }}
      run={() => api.call(endSessionsByKey, { body: { key: request.key } })}
      cancel={texts.common.cancel}
      frame={frame}
    />
  );
}
