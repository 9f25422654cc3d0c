import type { CheckoutFacts } from '@comanda/domain/checkout/check-form.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { chargedAmount } from '@comanda/domain/payment/charged-amount.ts';
import { methodSentAs } from '@comanda/domain/payment/method-names.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { fieldsTexts } from '@comanda/i18n/areas/fields.ts';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useApp, useArea, useCurrentStore } from '../../platform/app-context.tsx';
import { isAdult } from '../../platform/age.ts';
import { addPaymentInfo } from '../../platform/analytics/events.ts';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { currentCart } from '../../platform/shop-store.ts';
import { tipChoice } from '../../platform/tip-port.ts';
import { useSlotTrouble } from '../../platform/slot-trouble.ts';
import { useClosedWords } from './use-closed-words.ts';
import { useQuote } from '../../platform/use-quote.ts';
import { type FieldMessages, messagesOf } from './check-values.ts';
import { Consents } from './consents.tsx';
import css from './checkout.module.css';
import { DeferredNotice, DispatchDetails } from './dispatch-details.tsx';
import { DeliveryOptions } from './delivery-options.tsx';
import { DiscountsBlock } from './discounts-block.tsx';
import type { FormValues } from './form-values.ts';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { orderBody } from './order-body.ts';
import { PayAside, PayBar } from './pay-button.tsx';
import { PaymentBlock } from './payment-block.tsx';
import { Problems } from './problems.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Extras, Questions } from './questions.tsx';
import { TipsBlock } from './tips-block.tsx';
import { useTimeCheck } from './use-time-check.ts';
import { UnpaidNotice } from './unpaid-notice.tsx';

/** The form with its order at the side. Enter anywhere submits; what is missing is listed and takes the focus. */
export function CheckoutForm({ facts }: { facts: CheckoutFacts }) {
  const words = useArea(checkoutTexts);
  const { missing, headRef, submit, blocked } = useSubmit(facts);
  const notice = <ObstacleNotice />;
  useTipChoice();
  useTimeCheck();
  return (
    <main className={css.page}>
      <h1 className="title">{words.title}</h1>
      <form id="checkout" className={css.column} onSubmit={submit} noValidate>
        <UnpaidNotice />
        <Problems messages={missing} headRef={headRef} />
        <DispatchDetails />
        <DeferredNotice />
        <DeliveryOptions />
        <Questions />
        <Extras />
        <ProfileForm />
        <PaymentBlock />
        <TipsBlock />
        <DiscountsBlock />
        <Consents />
      </form>
      <PayAside blocked={blocked} notice={notice} />
      <PayBar blocked={blocked} notice={notice} />
    </main>
  );
}

/** The tip modal's answer, taken over once. */
function useTipChoice(): void {
  const { setValue } = useFormContext<FormValues>();
  useEffect(
    () =>
      tipChoice.subscribe(({ choice }) => {
        if (choice === null) return;
        setValue(choice.to === 'driver' ? 'tip' : 'storeTip', choice.amount);
        tipChoice.setState({ choice: null });
      }),
    [setValue],
  );
}

function useSubmit(facts: CheckoutFacts) {
  const { page, shop, index } = useApp();
  const modals = useModals();
  const store = useCurrentStore();
  const texts = useArea(fieldsTexts);
  const state = useQuote();
  const { handleSubmit, getValues } = useFormContext<FormValues>();
  const [missing, setMissing] = useState<FieldMessages>({});
  const headRef = useRef<HTMLDivElement>(null);
  const total = state.server?.total ?? state.quote?.total;
  const isStopped = [useClosedWords(), useSlotTrouble()].some((obstacle) => obstacle !== null);
  const blocked =
    total === undefined ||
    isStopped ||
    (state.quote?.obstacle ?? null) !== null ||
    (state.refusal !== null && state.refusal.label !== 'DEFAULT');
  const refuseSubmit = (): void => {
    const values = getValues();
    const charged = chargedAmount(total ?? minor(0), minor(values.tip), minor(values.storeTip));
    setMissing(messagesOf(values, { ...facts, charged }, texts));
    requestAnimationFrame(() => {
      headRef.current?.scrollIntoView({ block: 'center' });
      headRef.current?.focus({ preventScroll: true });
    });
  };
  const acceptSubmit = (values: FormValues): void => {
    setMissing({});
    if (blocked || total === undefined) return;
    const { place, lines } = shop.getState();
    const isForAdults = lines.some((line) => index.productById.get(line.productId)?.plus18 === true);
    if (isForAdults && !isAdult()) return modals.open({ kind: 'ageGate', line: null, editing: null });
    if (place.choice.kind === 'undecided') return modals.open({ kind: 'dispatch', next: 'nothing' });
    const body = orderBody(values, {
      cart: currentCart(shop.getState()),
      choice: place.choice,
      country: page.settings.country,
      questions: store.checkoutQuestions,
      expectedTotal: total,
      timeZone: store.timeZone,
      wanted: shop.getState().wanted,
      isAdult: isAdult(),
    });
    if (body === null) return;
    addPaymentInfo(lines, methodSentAs(body.order.paymentMethod));
    modals.open({ kind: 'orderConfirmation', plan: { body } });
  };
  return { missing, headRef, blocked, submit: handleSubmit(acceptSubmit, refuseSubmit) };
}
