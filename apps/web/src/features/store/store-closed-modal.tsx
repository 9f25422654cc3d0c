import { whyStoreIsClosed } from '@comanda/domain/store/why-store-is-closed.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useShownDispatchMethod } from '../../shop/place/use-shown-dispatch-method.ts';
import { useShop } from '../../shop/use-shop.ts';
import { closedStoreText } from '../../shop/time/closed-store-text.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { paths, readPath } from '../../platform/paths.ts';
import { useLocation } from '../../platform/use-location.ts';
import { useClosedStoreOptions } from '../../shop/time/use-closed-store-options.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    storeClosed: object;
  }
}

/**
 * The store takes no order now: the reason, the opening time if known, and the alternatives:
 * another dispatch method or another store. docs/rules/times.md#reason-that-closes-a-store,
 * docs/rules/times.md#way-on-from-a-closed-store.
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
        <Alternatives frame={frame} />
      </DialogFoot>
    </Dialog>
  );
}

/** The alternatives, the best one first. Without one the shopper may read the menu. */
function Alternatives({ frame }: { frame: ModalFrame }) {
  const words = useTextsOf(dispatchTexts);
  const modals = useModals();
  const options = useClosedStoreOptions();
  const goToMenu = useGoToMenu(frame);
  if (options.length === 0) {
    return (
      <Button wide onClick={goToMenu}>
        {words.closedMenu}
      </Button>
    );
  }
  return options.map(({ label, opens }, position) => (
    <Button
      key={label}
      wide
      look={position === 0 ? 'main' : 'link'}
      onClick={() => modals.replace(opens)}
    >
      {label}
    </Button>
  ));
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
  const method = useShownDispatchMethod();
  const hasCart = useShop((shop) => shop.lines.length > 0);
  const now = clock.now();
  return {
    reason: whyStoreIsClosed(store, method, now)?.reason ?? 'closed',
    text:
      closedStoreText(store, method, now, { dispatch, shop: texts }, hasCart) ??
      dispatch.closedNoTime,
  };
}
