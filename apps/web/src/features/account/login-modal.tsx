import { sessionTexts } from '@comanda/i18n/areas/session.ts';
import { useEffect } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSessions } from '../../shop/use-sessions.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import type { RequestOf } from '../../shop/modals/modal-request.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { paths } from '../../platform/paths.ts';
import { ticketIcon } from '@comanda/ui/lazy-icons.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import css from './account.module.css';

/** Explains that ordering needs no account, and what it needs. docs/rules/people.md#login-dialog-of-a-guest. */
export function LoginModal({ request, frame }: { request: RequestOf<'login'>; frame: ModalFrame }) {
  const { texts, pageWideRefusal } = useApp();
  const words = useTextsOf(sessionTexts);
  const go = useNavigate();
  const hasOrders = useSessions().length > 0;
  useEffect(() => () => pageWideRefusal.setState({ refusal: null }), [pageWideRefusal]);
  return (
    <Dialog label={words.guestTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.guestTitle} />
      <DialogBody>
        <div className={css.text}>
          {request.hasEnded === true ? <p role="alert">{words.ended}</p> : null}
          <p>{words.guestText}</p>
          {hasOrders ? <p>{words.guestOrders}</p> : null}
          <Notice icon={ticketIcon}>{words.guestCoupons}</Notice>
        </div>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          <Button wide onClick={frame.close}>
            {texts.common.continue}
          </Button>
          {hasOrders ? (
            <Button look="link" wide onClick={() => go(paths.orders)}>
              {texts.common.myOrders}
            </Button>
          ) : null}
        </div>
      </DialogFoot>
    </Dialog>
  );
}
