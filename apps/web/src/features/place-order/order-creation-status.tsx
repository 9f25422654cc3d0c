import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { chargedAmount } from '@comanda/domain/payment/charged-amount.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { requestsTexts } from '@comanda/i18n/areas/requests.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { RequestOf, ModalProps } from '../../shop/modals/modal-request.ts';
import type { PlaceOrderRequest } from '../../shop/order/place-order-request.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { newTotal } from './new-total.ts';
import css from './place-order.module.css';
import { useWayOut } from './use-way-out.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    orderCreationStatus: { request: { refusal: Refusal; plan: PlaceOrderRequest } };
  }
}

/**
 * The order was not created, or its outcome is unknown: explains the reason, the money, the cart
 * and the next action.
 */
export function OrderCreationStatus({ request, frame }: ModalProps<'orderCreationStatus'>) {
  const { texts } = useApp();
  const words = useTextsOf(checkoutTexts);
  const message = useFailureText(request);
  const updatedPlan = planWithNewTotal(request);
  const modals = useModals();
  const tryAgain = (): void =>
    modals.replace({ kind: 'orderConfirmation', plan: updatedPlan ?? request.plan, unusual: [] });
  const retry = useRetry(exceedsHeldUnits(request) ? null : request.refusal, tryAgain);
  const wayOut = useWayOut(request.refusal);
  const hasAction = updatedPlan !== null || retry !== null || wayOut !== null;
  return (
    <Dialog label={message.title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={message.title} />
      <DialogBody>
        <p role="alert">{message.text}</p>
        {updatedPlan === null && <RefusalCode refusal={request.refusal} />}
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          {wayOut && (
            <Button wide onClick={wayOut.onPress}>
              {wayOut.label}
            </Button>
          )}
          {updatedPlan === null ? (
            <RetryButton wide look={wayOut === null ? 'main' : 'link'} retry={retry} />
          ) : (
            <Button wide onClick={tryAgain}>
              <NewTotal plan={updatedPlan} />
            </Button>
          )}
          <Button look={hasAction ? 'link' : 'main'} wide onClick={frame.close}>
            {words.confirmNo}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}

/**
 * The id by which support finds the refused order in the server's log.
 * docs/rules/orders.md#log-line-of-a-refused-order.
 */
function RefusalCode({ refusal: { requestId } }: { refusal: Refusal }) {
  const words = useTextsOf(checkoutTexts);
  if (requestId === undefined) return null;
  return (
    <p className={css.refusalCode}>
      {words.refusalCode} <code>{requestId}</code>
    </p>
  );
}

/**
 * The order has more units than an unpaid order may reserve: fewer units would be accepted, and a
 * retry would not.
 */
const exceedsHeldUnits = ({ refusal }: RequestOf<'orderCreationStatus'>): boolean =>
  refusal.metadata['reason'] === 'HELD_UNITS';

function NewTotal({ plan }: { plan: PlaceOrderRequest }) {
  const { page } = useApp();
  const words = useTextsOf(checkoutTexts);
  const { order } = plan.body;
  return words.newTotalAccept(
    formatMoney(
      chargedAmount(order.expectedTotal, order, order.dispatchMethod),
      page.settings.country,
    ),
  );
}

function useFailureText({ refusal, plan }: RequestOf<'orderCreationStatus'>): {
  title: string;
  text: string;
} {
  const { page } = useApp();
  const words = useTextsOf(checkoutTexts);
  const errors = useTextsOf(errorsTexts);
  const requests = useTextsOf(requestsTexts);
  const formatAmount = (amount: Minor): string => formatMoney(amount, page.settings.country);
  if (refusal.label === 'NETWORK_ERROR')
    return { title: requests.networkTitle, text: requests.networkAtOrder };
  if (refusal.label === 'TIMEOUT') return { title: requests.lateTitle, text: requests.lateAtOrder };
  const total = newTotal(refusal.metadata);
  if (total !== null)
    return {
      title: words.newTotalTitle,
      text: words.newTotal({
        before: formatAmount(plan.body.order.expectedTotal),
        after: formatAmount(total),
      }),
    };
  return errorText(errors, refusal, formatAmount);
}

function planWithNewTotal({
  refusal,
  plan,
}: RequestOf<'orderCreationStatus'>): PlaceOrderRequest | null {
  const expectedTotal = newTotal(refusal.metadata);
  return expectedTotal === null
    ? null
    : { ...plan, body: { ...plan.body, order: { ...plan.body.order, expectedTotal } } };
}
