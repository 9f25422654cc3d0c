import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { brokenLimit, methodsFor } from '@comanda/domain/payment/methods.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useApp } from '../../shop/app-context.ts';
import { useSavedCards } from '../../shop/cards/use-saved-cards.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { payOnDeliveryLink } from '../../shop/order/order-links.ts';
import { isPayable } from '../../shop/money/order-payment-state.ts';
import { paths } from '../../platform/paths.ts';
import { canPayOrderWith } from '../../shop/money/ask-instrument.ts';
import { useSecondsLeft } from '../../shop/use-seconds-left.ts';
import { Button, buttonClass } from '@comanda/ui/button.tsx';
import { oneSavedCardMethod } from './one-saved-card-method.ts';
import css from './payment.module.css';
import { TimeLeft } from './time-left.tsx';

type Props = {
  order: Order;
  onPay: (method: PaymentMethodName) => void;
  /** The shopper has tried the order's own method before. */ isRetry?: boolean;
  /** A method whose payment could not start: the others come first. */
  failed?: PaymentMethodName | null;
};

/**
 * The ways to pay an unpaid order: the same method, the other online methods by their names, and a
 * new order that is paid on delivery.
 */
export function PayActions({ order, onPay, isRetry = false, failed = null }: Props) {
  const isOpen = useSecondsLeft(order.payment?.payableUntil ?? null) > 0 && isPayable(order);
  return (
    <div className={css.actions}>
      {isOpen ? <PayButtons order={order} onPay={onPay} isRetry={isRetry} failed={failed} /> : null}
      <NewOrderLink order={order} isOpen={isOpen} />
    </div>
  );
}

function PayButtons({ order, onPay, isRetry, failed }: Required<Props>) {
  const words = useTextsOf(paymentsTexts);
  const { page } = useApp();
  const amount = formatMoney(order.total, page.settings.country);
  const [first, ...others] = useOnlineMethods(order, failed);
  if (first === undefined) return null;
  const label = (name: PaymentMethodName): string =>
    isRetry && name === order.paymentMethod
      ? words.payAgain(words.methods[name].name)
      : words.payAmountWith({ amount, method: words.methods[name].name });
  return (
    <>
      <Button wide onClick={() => onPay(first)}>
        {label(first)}
      </Button>
      {others.length === 0 ? null : (
        <div className={css.others} role="group" aria-label={words.otherMethods}>
          <p className={css.othersTitle} aria-hidden="true">
            {words.otherMethods}
          </p>
          {others.map((name) => (
            <Button key={name} look="quiet" aria-label={label(name)} onClick={() => onPay(name)}>
              {words.methods[name].label}
            </Button>
          ))}
        </div>
      )}
      <TimeLeft order={order} />
    </>
  );
}

/**
 * The methods that the store accepts for this order and this browser can start: the order's own one
 * first, one that failed last.
 */
function useOnlineMethods(
  order: Order,
  failed: PaymentMethodName | null,
): readonly PaymentMethodName[] {
  const { page } = useApp();
  const isUser = useSession()?.role === 'user';
  const store = page.stores.find(({ id }) => id === order.storeId);
  const offered =
    store === undefined
      ? []
      : methodsFor(store, order.dispatchMethod, order.scheduledDate !== null);
  const rank = (name: PaymentMethodName): number =>
    name === failed ? 2 : name === order.paymentMethod ? 0 : 1;
  const { cards } = useSavedCards();
  const startable = offered
    .filter((method) => brokenLimit(method, order.total) === null)
    .map(({ name }) => name)
    .filter((name) => canPayOrderWith(name, isUser))
    .toSorted((a, b) => rank(a) - rank(b));
  return oneSavedCardMethod(startable, cards);
}

/**
 * An order for online payment cannot change to pay on delivery: the shopper places a new order,
 * with the cart as it is.
 */
function NewOrderLink({ order, isOpen }: { order: Order; isOpen: boolean }) {
  const words = useTextsOf(paymentsTexts);
  const orders = useTextsOf(ordersTexts);
  const modals = useModals();
  const { page } = useApp();
  const isEmpty = useShop(({ lines }) => lines.length === 0);
  const store = page.stores.find(({ id }) => id === order.storeId);
  const takesPayOnDelivery =
    store !== undefined &&
    methodsFor(store, order.dispatchMethod, order.scheduledDate !== null).some(
      (method) => !method.isOnline,
    );
  const look = isOpen ? 'link' : 'main';
  if (isEmpty && isOpen) return null;
  return (
    <>
      {isOpen && takesPayOnDelivery ? <p className={css.note}>{words.anewText}</p> : null}
      {isEmpty ? (
        <Button look={look} wide onClick={() => modals.open({ kind: 'repeatOrder', order })}>
          {orders.repeat}
        </Button>
      ) : isOpen && !takesPayOnDelivery ? null : (
        <a
          className={buttonClass(look, { wide: true })}
          href={isOpen ? payOnDeliveryLink : paths.checkout}
          data-nav
        >
          {isOpen ? words.anewAtTheDoor : words.anew}
        </a>
      )}
    </>
  );
}
