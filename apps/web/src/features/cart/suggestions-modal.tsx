import type { ProductId } from '@comanda/domain/ids.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { suggestionsTexts } from '@comanda/i18n/areas/suggestions.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { useGoToCheckout } from './use-go-to-checkout.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import css from './suggestions.module.css';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    suggestions: { request: { productIds: readonly ProductId[] } };
  }
}

/**
 * The suggestions dialog, shown on the way to checkout if the session has not shown the row of the
 * cart. Closing it returns to the cart; its button continues.
 * docs/rules/cart.md#suggestions-on-the-way-to-checkout.
 */
export function SuggestionsModal({ request, frame }: ModalProps<'suggestions'>) {
  const { texts, page } = useApp();
  const index = useMenuIndex();
  const words = useTextsOf(suggestionsTexts);
  const { quote } = useQuote();
  const checkout = useGoToCheckout();
  const products = request.productIds
    .map((id) => index.productById.get(id))
    .filter((product) => product !== undefined);
  return (
    <Dialog label={words.title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.title} lead={words.lead} />
      <DialogBody>
        <ul className={css.grid}>
          {products.map((product) => (
            <SuggestionCard key={product.id} product={product} />
          ))}
        </ul>
      </DialogBody>
      <DialogFoot>
        <Button wide bar onClick={checkout}>
          <span>{words.goOn}</span>
          <span>{quote === null ? '' : formatMoney(quote.total, page.settings.country)}</span>
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
