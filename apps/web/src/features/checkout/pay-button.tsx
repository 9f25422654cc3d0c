import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { isSavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useApp } from '../../shop/app-context.ts';
import type { CardSlots } from '../../shop/cards/card-slots.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useStoreCheck } from '../../shop/time/use-store-check.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import card from '@comanda/ui/block.module.css';
import css from './checkout.module.css';
import type { FormValues } from './form-values.ts';
import { Summary } from './summary.tsx';
import { stepTexts } from '../../shop/money/payment-texts.ts';
import { useCharge } from './use-charge.ts';
import { TermsLine } from './terms-line.tsx';
import { useCheckoutTime } from './use-checkout-time.ts';

type PayProps = { blocked: boolean; cards: CardSlots };
type PayButtonProps = PayProps & { detail?: ReactNode };

/**
 * The pay button: verb left, amount right. `detail`: a second line below the verb.
 */
function PayButton({ blocked, cards, detail = null }: PayButtonProps) {
  const { page } = useApp();
  const { charged } = useCharge();
  if (useStoreCheck() === 'chooseTime') return <ChooseTimeButton />;
  return (
    <Button type="submit" form="checkout" wide bar aria-disabled={blocked}>
      <span className={css.buttonText}>
        <PayButtonText cards={cards} />
        {detail}
      </span>
      <span>{formatMoney(charged, page.settings.country)}</span>
    </Button>
  );
}

/**
 * Replaces the pay button while the store is closed and takes scheduled orders: the shopper must
 * choose a time first. docs/rules/times.md#way-on-from-a-closed-store.
 */
function ChooseTimeButton() {
  const words = useTextsOf(checkoutTexts);
  const modals = useModals();
  return (
    <Button
      wide
      onClick={() => modals.open({ kind: 'futureOrder', next: 'nothing', slotProblem: null })}
    >
      {words.chooseTime}
    </Button>
  );
}

/** The words of the button; of a saved card, with the card. */
function PayButtonText({ cards }: { cards: CardSlots }) {
  const method = useFormContext<FormValues>().watch('paymentMethod');
  const { isFree } = useCharge();
  const text = usePayButtonText(method, isFree);
  if (isFree || method === null || !isSavedCardMethod(method)) return text;
  return (
    <Suspense fallback={text}>
      <cards.PayText method={method} otherwise={text} />
    </Suspense>
  );
}

/** Returns the button's text. */
function usePayButtonText(method: PaymentMethodName | null, isFree: boolean): string {
  const words = useTextsOf(checkoutTexts);
  const payments = useTextsOf(paymentsTexts);
  if (isFree) return words.placeOrder;
  if (method !== null && paymentMethods[method].isOnline)
    return payments.payWith(payments.methods[method].name);
  return method === 'cash'
    ? words.placeOrderCash
    : method === 'card'
      ? words.placeOrderCard
      : words.placeOrder;
}

/** Returns the note about when the money is charged. */
function usePayNote(): string {
  const words = useTextsOf(checkoutTexts);
  const payments = useTextsOf(paymentsTexts);
  const isDelivery = useShop((shop) => shop.place.choice.kind === 'delivery');
  const isLater = useShop((shop) => shop.requestedTime !== null);
  const method = useFormContext<FormValues>().watch('paymentMethod');
  const { isFree } = useCharge();
  if (isFree) return isLater ? payments.nothingToPayNoteLater : payments.nothingToPayNote;
  if (method !== null && paymentMethods[method].isOnline) {
    const { name } = payments.methods[method];
    const { note, noteLater } = stepTexts(method, payments);
    return isLater ? noteLater(name) : note(name);
  }
  return isDelivery ? words.payNoteCash : words.payNoteCashPickup;
}

/** Returns the street of the delivery or the name of the store; '' before a place is chosen. */
function usePlaceText(): string {
  const { name } = useCurrentStore();
  const choice = useShop((shop) => shop.place.choice);
  switch (choice.kind) {
    case 'undecided':
      return '';
    case 'pickup':
      return name;
    case 'delivery':
      return choice.address.textAddress;
    default:
      return unreachable(choice);
  }
}

/** Place and time in the pay button of phones. A long street is cut; the time never is. */
function PlaceAndTime() {
  const place = usePlaceText();
  const { short } = useCheckoutTime();
  return (
    <small className={css.buttonDetail}>
      {place === '' ? null : <span>{place}</span>}
      <b>{place === '' ? short : ` · ${short}`}</b>
    </small>
  );
}

function WhereLine() {
  const place = usePlaceText();
  return place === '' ? null : (
    <p className={css.when}>
      <Icon name="pin" size={18} />
      {place}
    </p>
  );
}

function WhenLine() {
  const isLater = useShop((shop) => shop.requestedTime !== null);
  const { sentence } = useCheckoutTime();
  return (
    <p className={css.when} role="status">
      <Icon name={isLater ? 'calendar' : 'clock'} size={18} />
      {sentence}
    </p>
  );
}

/** The order at the right of the page, from 900 px. */
export function PayAside({ notice, ...button }: PayProps & { notice: ReactNode }) {
  const words = useTextsOf(checkoutTexts);
  const note = usePayNote();
  const mayOrder = useStoreCheck() === 'open';
  return (
    <aside className={`${css.aside} ${card.block}`} aria-label={words.summaryTitle}>
      <h2 className="title">{words.summaryTitle}</h2>
      <Summary />
      <div className={css.pay}>
        <WhereLine />
        <WhenLine />
        {notice}
        <PayButton {...button} />
        {mayOrder ? (
          <>
            <p className={css.note}>{note}</p>
            <TermsLine />
          </>
        ) : null}
      </div>
    </aside>
  );
}

/**
 * The bar at the foot of phones: the pay button with place and time, the terms, and the order's
 * detail on demand.
 */
export function PayBar({ notice, ...button }: PayProps & { notice: ReactNode }) {
  const words = useTextsOf(checkoutTexts);
  const [open, setOpen] = useState(false);
  const { sentence } = useCheckoutTime();
  const mayOrder = useStoreCheck() === 'open';
  return (
    <div className={css.bar}>
      {open ? (
        <div className={css.detail} id="pay-detail">
          <Summary />
        </div>
      ) : null}
      {notice}
      <PayButton {...button} detail={<PlaceAndTime />} />
      <p className="visually-hidden" role="status">
        {sentence}
      </p>
      <div className={css.barFoot}>
        {mayOrder ? <TermsLine /> : <WhenLine />}
        <Button
          look="link"
          aria-expanded={open}
          aria-controls="pay-detail"
          onClick={() => setOpen(!open)}
        >
          {open ? words.hideDetail : words.seeDetail}
        </Button>
      </div>
    </div>
  );
}
