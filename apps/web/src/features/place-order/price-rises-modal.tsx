import type { PriceRise } from '@comanda/domain/cart/price-rises.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { useApp } from '../../shop/app-context.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './place-order.module.css';
import totals from './unavailable-products.module.css';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    priceRises: { request: { rises: readonly PriceRise[] } };
  }
}

/**
 * The dishes of the cart whose price rose while the page was open, with both prices, and the cart's
 * total now.
 */
export function PriceRisesModal({ request: { rises }, frame }: ModalProps<'priceRises'>) {
  const { texts, page } = useApp();
  const words = useTextsOf(checkoutTexts);
  const money = (amount: Minor): string => formatMoney(amount, page.settings.country);
  const title = words.priceRiseTitle(rises.length);
  return (
    <Dialog label={title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={title} lead={words.priceRiseText} />
      <DialogBody>
        <ul className={css.list}>
          {rises.map(({ hash, name, before, now }) => (
            <li key={hash}>
              <b>{name}</b>
              <small>{words.priceRise({ before: money(before), now: money(now) })}</small>
            </li>
          ))}
        </ul>
        <TotalNow money={money} />
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          <Button wide onClick={frame.close}>
            {words.priceRiseAccept}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}

function TotalNow({ money }: { money: (amount: Minor) => string }) {
  const { texts } = useApp();
  const { quote } = useQuote();
  if (quote === null) return null;
  return (
    <dl className={totals.totals}>
      <div>
        <dt>{texts.cart.unavailableTotal}</dt>
        <dd>
          <b>{money(quote.total)}</b>
        </dd>
      </div>
    </dl>
  );
}
