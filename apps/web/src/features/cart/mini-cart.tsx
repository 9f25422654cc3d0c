import { useEffect } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useShop } from '../../shop/use-shop.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { hideNotice } from '@comanda/ui/toasts/toasts.ts';
import { useStoreAndWait } from '../../shop/time/use-shown-wait.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { CartLines } from './cart-lines.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { CartParts, CartTotal } from './cart-totals.tsx';
import css from './cart.module.css';
import { useViewCart } from './use-view-cart.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    miniCart: object;
  }
}

/**
 * The cart as a sheet, which the cart bar opens. Its lines and the parts of its price scroll; the
 * total stays visible above the button. It hides the toast of an added line, since the
 * sheet shows the line.
 */
export function MiniCart({ frame }: { frame: ModalFrame }) {
  const { texts, toasts } = useApp();
  const lead = useStoreAndWait();
  const isEmpty = useShop((shop) => shop.lines.length === 0);
  useViewCart(!isEmpty);
  useEffect(() => hideNotice(toasts), [toasts]);
  return (
    <Dialog label={texts.cart.title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={texts.cart.title} lead={lead} />
      <DialogBody>
        {isEmpty ? (
          <EmptyCart />
        ) : (
          <>
            <CartLines onEdit={frame.close} onMore={frame.close} />
            <CartParts />
            <div className={`${css.fade} ${css.fadeInSheet}`} />
          </>
        )}
      </DialogBody>
      <DialogFoot>
        {isEmpty ? (
          <ContinueButton onClose={frame.close} />
        ) : (
          <>
            <CartTotal />
            <CheckoutButton onGap={frame.close} />
          </>
        )}
      </DialogFoot>
    </Dialog>
  );
}

function ContinueButton({ onClose }: { onClose: () => void }) {
  const { texts } = useApp();
  return (
    <Button wide onClick={onClose}>
      {texts.cart.emptyAction}
    </Button>
  );
}
