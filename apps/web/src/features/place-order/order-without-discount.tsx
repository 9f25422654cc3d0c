import { itemisedAmounts } from '@comanda/domain/price/itemised-amounts.ts';
import { isRetryableRefusal } from '@comanda/domain/errors/catalogue.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { chargedAmount } from '@comanda/domain/payment/charged-amount.ts';
import { couponsTexts } from '@comanda/i18n/areas/coupons.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { TotalsTable } from '@comanda/ui/totals-table.tsx';
import type { ReactNode } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { PlaceOrderRequest } from '../../shop/order/place-order-request.ts';
import { planAtPrice } from '../../shop/order/plan-at-price.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './place-order.module.css';

type Props = {
  title: string;
  reason: string;
  /** The order that was refused. */
  plan: PlaceOrderRequest;
  words: { before: string; after: string; order: string; orderFor: (total: string) => string };
  /** The other way out than an order without the discount. */
  children: ReactNode;
  onClose: () => void;
};

/**
 * An order whose discount the server refused: the reason, the total without it as the server prices
 * it, and the order at that total. By then the discount is no longer asked for.
 * docs/rules/checkout.md#coupon-refused-at-order-time.
 */
export function OrderWithoutDiscount({ title, reason, plan, words, children, onClose }: Props) {
  const { texts } = useApp();
  const coupons = useTextsOf(couponsTexts);
  const modals = useModals();
  const { next, before, after, problem } = useNextPlan(plan);
  const order = (): void => {
    if (next !== null) modals.replace({ kind: 'orderConfirmation', plan: next, unusual: [] });
  };
  return (
    <Dialog label={title} closeLabel={texts.common.close} onClose={onClose}>
      <DialogHead title={title} />
      <DialogBody>
        <div role="alert" className={css.refusal}>
          <p>{reason}</p>
          <p>{coupons.notCreated}</p>
        </div>
        <TotalsTable
          busy={after === null}
          sums={[
            { name: words.before, amount: before },
            { name: words.after, amount: after ?? '…', strong: true },
          ]}
        />
        {problem}
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          <Button wide onClick={order} aria-disabled={next === null}>
            {after === null ? words.order : words.orderFor(after)}
          </Button>
          {children}
        </div>
      </DialogFoot>
    </Dialog>
  );
}

/**
 * The order at the server's present price; `next` and `after` are null until that price is known
 * and the cart can be ordered.
 */
function useNextPlan(plan: PlaceOrderRequest): {
  next: PlaceOrderRequest | null;
  before: string;
  after: string | null;
  problem: ReactNode;
} {
  const { quotes } = useApp();
  const { country } = useSettings();
  const { quote, busy, mayOrder, refusal } = useQuote();
  const errors = useTextsOf(errorsTexts);
  const retry = useRetry(refusal, () => void quotes.getState().refresh());
  const { order } = plan.body;
  const charged = (total: Minor): string =>
    formatMoney(chargedAmount(total, order, order.dispatchMethod), country);
  const isKnown = quote !== null && !busy && mayOrder && refusal === null;
  const blocking =
    refusal !== null && (isRetryableRefusal(refusal) || quote === null)
      ? refusal
      : (quote?.obstacles[0] ?? null);
  const text = (): string =>
    blocking === null
      ? ''
      : errorText(errors, blocking, (amount) => formatMoney(amount, country)).text;
  return {
    next: isKnown && blocking === null ? planAtPrice(plan, itemisedAmounts(quote.parts)) : null,
    before: charged(order.expectedTotal),
    after: isKnown ? charged(quote.total) : null,
    problem:
      blocking === null || busy ? null : (
        <>
          <p role="status">{text()}</p>
          <RetryButton retry={retry} look="link" />
        </>
      ),
  };
}
