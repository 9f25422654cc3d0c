import { sessionTexts } from '@comanda/i18n/areas/session.ts';
import { useApp, useArea, useSession } from '../../platform/app-context.tsx';
import type { ModalFrame } from '../../platform/modals/modal-context.tsx';
import { useGo } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { ticketIcon } from '../../ui/far-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './account.module.css';

/** There are no accounts yet: says so, and that ordering needs none. Spec §2 login, §6 guests. */
export function LoginModal({ frame }: { frame: ModalFrame }) {
  const { texts } = useApp();
  const words = useArea(sessionTexts);
  const go = useGo();
  const hasOrders = useSession() !== null;
  return (
    <Dialog label={words.soonTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.soonTitle} />
      <DialogBody>
        <div className={css.text}>
          <p>{words.soonText}</p>
          {hasOrders ? <p>{words.soonOrders}</p> : null}
          <Notice icon={ticketIcon}>{words.soonCoupons}</Notice>
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
