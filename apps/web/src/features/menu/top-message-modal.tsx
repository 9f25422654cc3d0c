import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { getPage, topMessagePage } from '@comanda/contract/pages.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { trustedHtml } from '@comanda/ui/trusted-types.ts';
import css from './top-message-modal.module.css';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    topMessage: object;
  }
}

type Message = AnswerOf<typeof getPage>;

/**
 * The brand's message to every visitor: its page `top-site-message`. The modal opens once the message has arrived, so that no empty sheet
 * opens. docs/rules/menu.md#top-site-message.
 */
export function TopMessageModal({ frame }: { frame: ModalFrame }) {
  const { texts } = useApp();
  const message = useMessage(frame.close);
  if (message === null) return null;
  return (
    <Dialog label={message.title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={message.title} />
      <DialogBody isReadOnly>
        {/* oxlint-disable-next-line react/no-danger -- rich text of the tenant, cleaned by the one sanitiser when it was imported */}
        <div className={css.text} dangerouslySetInnerHTML={{ __html: trustedHtml(message.html) }} />
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={frame.close}>
          {texts.common.continue}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** The message, or null until it arrives. If the call fails, `onMissing` runs and the shopper sees nothing. */
function useMessage(onMissing: () => void): Message | null {
  const { api } = useApp();
  const [message, setMessage] = useState<Message | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    void api
      .call(getPage, { query: { page: topMessagePage }, signal: aborter.signal })
      .then((answer) => {
        if (aborter.signal.aborted) return;
        if (answer.ok && answer.value !== null) setMessage(answer.value);
        else onMissing();
      });
    return () => aborter.abort();
  }, [api, onMissing]);
  return message;
}
