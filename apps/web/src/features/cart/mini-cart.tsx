import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { useApp, useCurrentStore, useShop } from '../../platform/app-context.tsx';
import { useGoToCheckout } from '../../platform/go-to-checkout.ts';
import type { ModalFrame } from '../../platform/modals/modal-context.tsx';
import { waitOf } from '../../platform/opening-words.ts';
import { useQuote } from '../../platform/use-quote.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '../../ui/dialog.tsx';
import { CartLines } from './cart-lines.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useViewCart } from './use-view-cart.ts';

/** The cart as a sheet, opened by the cart bar. Spec §2 mini cart. */
export function MiniCart({ frame }: { frame: ModalFrame }) {
  const { texts } = useApp();
  const store = useCurrentStore();
  const kind = useShop((shop) => shop.place.choice.kind);
  const isEmpty = useShop((shop) => shop.lines.length === 0);
  useViewCart(!isEmpty);
  return (
    <Dialog label={texts.cart.title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={texts.cart.title} lead={`${store.name} · ${waitOf(store, kind, texts)}`} />
      <DialogBody>{isEmpty ? <EmptyCart /> : <CartLines onEdit={frame.close} />}</DialogBody>
      <DialogFoot>{isEmpty ? <GoOn onClose={frame.close} /> : <Checkout />}</DialogFoot>
    </Dialog>
  );
}

function GoOn({ onClose }: { onClose: () => void }) {
  const { texts } = useApp();
  return (
    <Button wide onClick={onClose}>
      {texts.cart.emptyAction}
    </Button>
  );
}

function Checkout() {
  const { texts, page } = useApp();
  const { quote } = useQuote();
  const checkout = useGoToCheckout();
  return (
    <Button wide bar onClick={checkout}>
      <span>{texts.cart.checkout}</span>
      <span>{quote === null ? '' : formatMoney(quote.total, page.settings.country)}</span>
    </Button>
  );
}
