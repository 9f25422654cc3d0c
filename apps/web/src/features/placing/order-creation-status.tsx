import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { chargedAmount } from '@comanda/domain/payment/charged-amount.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { requestsTexts } from '@comanda/i18n/areas/requests.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { type ModalFrame, useModals } from '../../platform/modals/modal-context.tsx';
import type { RequestOf } from '../../platform/modals/modal-request.ts';
import { useGo } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import type { OrderPlan } from '../../platform/order-plan.ts';
import { useRetry } from '../../platform/use-retry.ts';
import { RetryButton } from '../../ui/retry-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '../../ui/dialog.tsx';
import { newTotal } from './new-total.ts';
import css from './placing.module.css';

/** The order was not made, or we do not know: what happened, what it means for the money and the cart, what to do. */
export function OrderCreationStatus({ request, frame }: { request: RequestOf<'orderCreationStatus'>; frame: ModalFrame }) {
  const { texts } = useApp();
  const words = useArea(checkoutTexts);
  const said = useSaid(request);
  const again = newPlan(request);
  const modals = useModals();
  const tryAgain = (): void => modals.replace({ kind: 'orderConfirmation', plan: again ?? request.plan });
  const retry = useRetry(isTooMuch(request) ? null : request.refusal, tryAgain);
  const waitsForOrders = request.refusal.label === 'ORDER_CREATION_BLOCKED';
  const mayRepeat = again !== null || retry !== null;
  return (
    <Dialog label={said.title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={said.title} />
      <DialogBody>
        <p role="alert">{said.text}</p>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          {waitsForOrders && <ToMyOrders />}
          {again === null ? (
            <RetryButton wide look={waitsForOrders ? 'link' : 'main'} retry={retry} />
          ) : (
            <Button wide onClick={tryAgain}>
              <NewTotal plan={again} />
            </Button>
          )}
          <Button look={mayRepeat ? 'link' : 'main'} wide onClick={frame.close}>
            {words.confirmNo}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}

/** Where the orders are that wait to be paid. */
function ToMyOrders() {
  const { texts } = useApp();
  const go = useGo();
  return (
    <Button wide onClick={() => go(paths.orders)}>
      {texts.common.myOrders}
    </Button>
  );
}

/** More units than are held before they are paid: fewer would pass, and waiting changes nothing. */
const isTooMuch = ({ refusal }: RequestOf<'orderCreationStatus'>): boolean => refusal.metadata['reason'] === 'HELD_UNITS';

function NewTotal({ plan }: { plan: OrderPlan }) {
  const { page } = useApp();
  const words = useArea(checkoutTexts);
  const { order } = plan.body;
  return words.newTotalAccept(formatMoney(chargedAmount(order.expectedTotal, order, order.dispatchMethod), page.settings.country));
}

function useSaid({ refusal, plan }: RequestOf<'orderCreationStatus'>): { title: string; text: string } {
  const { page } = useApp();
  const words = useArea(checkoutTexts);
  const errors = useArea(errorsTexts);
  const requests = useArea(requestsTexts);
  const write = (amount: Minor): string => formatMoney(amount, page.settings.country);
  if (refusal.label === 'NETWORK_ERROR') return { title: requests.networkTitle, text: requests.networkAtOrder };
  if (refusal.label === 'TIMEOUT') return { title: requests.lateTitle, text: requests.lateAtOrder };
  const total = newTotal(refusal.metadata);
  if (total !== null)
    return { title: words.newTotalTitle, text: words.newTotal({ before: write(plan.body.order.expectedTotal), after: write(total) }) };
  return errorText(errors, refusal, write);
}

function newPlan({ refusal, plan }: RequestOf<'orderCreationStatus'>): OrderPlan | null {
  const expectedTotal = newTotal(refusal.metadata);
  return expectedTotal === null ? null : { body: { ...plan.body, order: { ...plan.body.order, expectedTotal } } };
}
