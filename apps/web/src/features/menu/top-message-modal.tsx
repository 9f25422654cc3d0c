import { useReading } from '@comanda/client/use-reading.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { getPage, topMessagePage } from '@comanda/contract/pages.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { trustedHtml } from '@comanda/ui/trusted-types.ts';
import { useEffect } from 'react';
import { useApp } from '../../shop/app-context.ts';
import css from './top-message-modal.module.css';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    topMessage: object;
  }
}

type Message = AnswerOf<typeof getPage>;

/**
 * The brand's message to every visitor: its page `top-site-message`. The modal opens once the
 * message has arrived, so that no empty sheet opens. docs/rules/menu.md#top-site-message.
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

/**
 * The message, or null until it arrives. If the call fails, `onMissing` runs and the shopper sees
 * nothing.
 */
function useMessage(onMissing: () => void): Message | null {
  const query = { page: topMessagePage };
  const { value, refusal } = useReading((call) => call(getPage, { query }), topMessagePage);
  const isMissing = refusal !== null;
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);
  return value;
}
