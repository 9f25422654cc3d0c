import { whyStoreIsClosed } from '@comanda/domain/store/why-store-is-closed.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useDispatchMethod } from '../../shop/place/use-dispatch-method.ts';
import { closedStoreText } from '../../shop/time/closed-store-text.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { paths, readPath } from '../../platform/paths.ts';
import { useLocation } from '../../platform/use-location.ts';
import { useClosedStoreOption } from '../../shop/time/use-closed-store-option.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';

/**
 * The store takes no order now: the reason, the opening time if known, and the alternatives: another dispatch method or another store.
 * docs/rules/times.md#reason-that-closes-a-store, docs/rules/times.md#way-on-from-a-closed-store.
 */
export function StoreClosedModal({ frame }: { frame: ModalFrame }) {
  const { texts } = useApp();
  const words = useTextsOf(dispatchTexts);
  const { reason, text } = useClosedReason();
  const title = reason === 'closed' ? words.closedTitle : texts.menu.unavailable;
  return (
    <Dialog label={title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={title} />
      <DialogBody>
        <p role="alert">{text}</p>
      </DialogBody>
      <DialogFoot>
        <AlternativeButton frame={frame} />
      </DialogFoot>
    </Dialog>
  );
}

function AlternativeButton({ frame }: { frame: ModalFrame }) {
  const words = useTextsOf(dispatchTexts);
  const modals = useModals();
  const alternative = useClosedStoreOption();
  const goToMenu = useGoToMenu(frame);
  if (alternative === 'menu') {
    return (
      <Button wide onClick={goToMenu}>
        {words.closedMenu}
      </Button>
    );
  }
  return (
    <Button wide onClick={() => modals.replace({ kind: 'dispatch', next: 'nothing' })}>
      {alternative === 'otherDispatchMethod' ? words.closedOtherWay : words.closedOther}
    </Button>
  );
}

/** Goes to the menu; if the menu is already behind the modal, only closes the modal. */
function useGoToMenu(frame: ModalFrame): () => void {
  const [path] = useLocation();
  const go = useNavigate();
  return () =>
    readPath(path).kind === 'menu' && !path.startsWith(paths.checkout)
      ? frame.close()
      : go(paths.home);
}

/** The reason as of the opening of the modal; a store that opens later does not change the text. */
function useClosedReason() {
  const { clock, texts } = useApp();
  const dispatch = useTextsOf(dispatchTexts);
  const store = useCurrentStore();
  const method = useDispatchMethod();
  const now = clock.now();
  return {
    reason: whyStoreIsClosed(store, method, now)?.reason ?? 'closed',
    text: closedStoreText(store, method, now, { dispatch, shop: texts }) ?? dispatch.closedNoTime,
  };
}
