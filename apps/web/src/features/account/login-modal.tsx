import { sessionTexts } from '@comanda/i18n/areas/session.ts';
import { useEffect } from 'react';
import { useApp, useArea, useSessions } from '../../platform/app-context.tsx';
import type { ModalFrame } from '../../platform/modals/modal-context.tsx';
import type { RequestOf } from '../../platform/modals/modal-request.ts';
import { useGo } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { ticketIcon } from '../../ui/far-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './account.module.css';

/** Says that ordering needs no account, and what it needs instead. Spec §2 login, §6 guests. */
export function LoginModal({ request, frame }: { request: RequestOf<'login'>; frame: ModalFrame }) {
  const { texts, pageWide } = useApp();
  const words = useArea(sessionTexts);
  const go = useGo();
  const hasOrders = useSessions().length > 0;
  useEffect(() => () => pageWide.setState({ refusal: null }), [pageWide]);
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
