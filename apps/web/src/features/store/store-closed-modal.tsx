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
import { Button, buttonClass } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { telUrl } from '@comanda/ui/tel-url.ts';
import css from './store-closed.module.css';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    storeClosed: object;
  }
}

/**
 * The store takes no order now: the reason, the opening time if known, and the alternatives:
 * another dispatch method, another store, a call, the menu.
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
        <div className={css.ways}>
          <Alternatives frame={frame} isUnavailable={reason !== 'closed'} />
        </div>
      </DialogFoot>
    </Dialog>
  );
}

type AlternativesProps = {
  frame: ModalFrame;
  /** The store takes no orders at any hour: the shopper may also call it. */
  isUnavailable: boolean;
};

/** The alternatives, the best one first. Without another way to order the menu may be read. */
function Alternatives({ frame, isUnavailable }: AlternativesProps) {
  const words = useTextsOf(dispatchTexts);
  const modals = useModals();
  const { phone } = useCurrentStore();
  const options = useClosedStoreOptions();
  const goToMenu = useGoToMenu(frame);
  const hasOption = options.length > 0;
  return (
    <>
      {options.map(({ label, opens }, position) => (
        <Button
          key={label}
          wide
          look={position === 0 ? 'main' : 'link'}
          onClick={() => modals.replace(opens)}
        >
          {label}
        </Button>
      ))}
      {isUnavailable ? (
        <a
          className={buttonClass(hasOption ? 'quiet' : 'main', { wide: true })}
          href={telUrl(phone)}
        >
          <Icon name="phone" size={18} />
          {words.callStore(phone)}
        </a>
      ) : null}
      {hasOption && !isUnavailable ? null : (
        <Button wide look={isUnavailable ? 'link' : 'main'} onClick={goToMenu}>
          {words.closedMenu}
        </Button>
      )}
    </>
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
