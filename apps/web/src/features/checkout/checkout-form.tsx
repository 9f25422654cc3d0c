import type { BrowserSession } from '@comanda/client/session.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { isRetryableRefusal } from '@comanda/domain/errors/catalogue.ts';
import type { CheckoutFacts } from '@comanda/domain/checkout/check-form.ts';
import { listUnusualFacts, type UnusualFact } from '@comanda/domain/checkout/unusual-order.ts';
import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { chargedAmount } from '@comanda/domain/payment/charged-amount.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { readEarlierOrders } from '../../shop/order/earlier-orders.ts';
import type { PlaceOrderRequest } from '../../shop/order/place-order-request.ts';
import { fromWireMethod, type PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { itemisedAmounts } from '@comanda/domain/price/itemised-amounts.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useStore } from 'zustand';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { isAdult } from '../../shop/cart/age-confirmation.ts';
import { recordAddPaymentInfo } from '../../shop/analytics/events.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { currentCart } from '../../shop/shop-store.ts';
import { useSlotProblem } from '../../shop/time/slot-problem.ts';
import { useClosedText } from './use-closed-text.ts';
import { focusNextField } from '@comanda/ui/focus-next-field.ts';
import { FoldCard } from '@comanda/ui/fold.tsx';
import type { ServerQuote } from '../../shop/money/server-quote.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import css from './checkout.module.css';
import { ClosedCheckout } from './closed-checkout.tsx';
import { DeferredNotice, DispatchDetails } from './dispatch-details.tsx';
import { DeliveryOptions } from './delivery-options.tsx';
import { DiscountsBlock } from './discounts-block.tsx';
import { Extras } from './extras.tsx';
import type { FoldKey } from './fold-key.ts';
import { FoldsContext, useFoldState } from './folds.ts';
import type { FormValues } from './form-values.ts';
import { writePreferences } from './checkout-preferences.ts';
import { OffersByMail } from './offers-by-mail.tsx';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { buildOrderBody } from './build-order-body.ts';
import { PayAside, PayBar } from './pay-button.tsx';
import { PaymentBlock } from './payment-block.tsx';
import type { PaymentSlots } from './payment-slots.ts';
import { ErrorSummary } from './error-summary.tsx';
import { profileChanges } from './profile-changes.ts';
import { PointsLostNotice } from './points-lost-notice.tsx';
import { PointsSection } from './points-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Questions } from './questions.tsx';
import { TipsBlock } from './tips-block.tsx';
import { TermsLine } from './terms-line.tsx';
import { useClampTips } from './use-clamp-tips.ts';
import { type FormProblems, useFormProblems } from './use-form-problems.ts';
import { useRequestedTimeCheck } from './use-requested-time-check.ts';
import { CouponLostNotice } from './coupon-lost-notice.tsx';
import { useCheckoutDiscounts } from './use-checkout-discounts.ts';
import { useWantedField } from './use-wanted-field.ts';
import { UnpaidNotice } from './unpaid-notice.tsx';

type Props = {
  facts: CheckoutFacts;
  openFirst: readonly FoldKey[];
  slots: PaymentSlots;
  /** The payment method of the draft or of the last order. */
  lastUsed: PaymentMethodName | null;
};

/**
 * The checkout form with the order beside it. Enter in any field submits. A list of problems gets
 * the focus.
 */
export function CheckoutForm({ facts, openFirst, slots, lastUsed }: Props) {
  const words = useTextsOf(checkoutTexts);
  const folds = useFoldState(facts, openFirst);
  const problems = useFormProblems(facts, folds);
  const { submit, blocked } = useSubmit(problems);
  const closed = useClosedText();
  useRequestedTimeCheck();
  useClampTips();
  useCheckoutDiscounts();
  useWantedField(folds);
  return (
    <FoldsContext value={folds}>
      <main className={css.page}>
        <h1 className="title">{words.title}</h1>
        {closed?.canSchedule === false ? (
          <ClosedCheckout text={closed.text} />
        ) : (
          <OpenCheckout
            slots={slots}
            lastUsed={lastUsed}
            problems={problems}
            submit={submit}
            blocked={blocked}
          />
        )}
      </main>
    </FoldsContext>
  );
}

type OpenCheckoutProps = Pick<Props, 'slots' | 'lastUsed'> & {
  problems: FormProblems;
} & ReturnType<typeof useSubmit>;

/** The form and the order beside it. */
function OpenCheckout({ slots, lastUsed, problems, submit, blocked }: OpenCheckoutProps) {
  return (
    <>
      <form
        id="checkout"
        className={css.column}
        onSubmit={submit}
        onKeyDown={focusNextField}
        noValidate
      >
        <UnpaidNotice />
        <ErrorSummary messages={problems.messages} summaryRef={problems.summaryRef} />
        <DispatchDetails />
        <DeferredNotice />
        <FoldCard>
          <DeliveryOptions />
          <Questions />
          <Extras />
        </FoldCard>
        <FoldCard>
          <ProfileForm />
        </FoldCard>
        <FoldCard>
          <PaymentBlock slots={slots} lastUsed={lastUsed} />
          <TipsBlock />
          <DiscountsBlock />
          <PointsSection />
        </FoldCard>
        <OffersByMail />
        <div className={css.flowTerms}>
          <TermsLine />
        </div>
      </form>
      <PayAside blocked={blocked} cards={slots.cards} notice={<OrderNotices />} />
      <PayBar blocked={blocked} cards={slots.cards} notice={<OrderNotices />} />
    </>
  );
}

/** Why the order may cost or be something else than the shopper thinks, beside the pay button. */
function OrderNotices() {
  return (
    <>
      <CouponLostNotice />
      <PointsLostNotice />
      <ObstacleNotice />
    </>
  );
}

/**
 * Returns the courier's estimate if both its id and its expiry exist.
 * docs/rules/checkout.md#order-request.
 */
function courierEstimate(server: ServerQuote | null): { id: string; expiresAt: string } | null {
  const { uberEstimateId: id = null, uberEstimateExpiresAt: expiresAt = null } = server ?? {};
  return id === null || expiresAt === null ? null : { id, expiresAt };
}

/** Returns whether the cart, its price or the time prevents the order. */
function useIsBlocked(state: ReturnType<typeof useQuote>): boolean {
  const { discounts } = useApp();
  const { couponProblem } = useStore(discounts);
  const isNewTotalOwed = couponProblem?.wasApplied === true && state.busy;
  const hasObstacle = [useClosedText(), useSlotProblem()].some((obstacle) => obstacle !== null);
  return (
    state.quote?.total === undefined ||
    hasObstacle ||
    !state.mayOrder ||
    isNewTotalOwed ||
    (state.quote?.obstacles ?? []).length > 0 ||
    (state.refusal !== null && !isRetryableRefusal(state.refusal))
  );
}

/** Returns the facts that are unusual for this person and country. */
function unusualFactsOf(
  { order, requestedTime }: PlaceOrderRequest['body'],
  { timeZone }: Store,
  { now, country }: { now: number; country: Country },
): readonly UnusualFact[] {
  const charged = chargedAmount(order.expectedTotal, order, order.dispatchMethod);
  const [day = null] = requestedTime?.split(' ') ?? [];
  const today = zonedTime(now, timeZone).date;
  const facts = { address: order.address ?? null, charged, day, today };
  return listUnusualFacts(facts, readEarlierOrders(now), country);
}

/** The user who orders, and the changes of the profile that the user asked to save. */
function buyerOf(values: FormValues, session: BrowserSession | null, country: Country) {
  const changes = values.saveInProfile ? profileChanges(values, session, country) : null;
  const buyer = session?.role === 'user' ? { userId: session.userId } : {};
  const profile = changes === null ? {} : { profile: changes };
  return { ...buyer, ...profile };
}

function useSubmit({ showProblems, clear }: Pick<FormProblems, 'showProblems' | 'clear'>) {
  const { page, shop, clock, sessions } = useApp();
  const index = useMenuIndex();
  const modals = useModals();
  const store = useCurrentStore();
  const state = useQuote();
  const { handleSubmit } = useFormContext<FormValues>();
  const isOrdering = useRef(false);
  const total = state.quote?.total;
  const blocked = useIsBlocked(state);
  const acceptSubmit = async (values: FormValues): Promise<void> => {
    clear();
    if (blocked || total === undefined || isOrdering.current) return;
    const { place, lines } = shop.getState();
    const isForAdults = lines.some(
      (line) => index.productById.get(line.productId)?.plus18 === true,
    );
    if (isForAdults && !isAdult())
      return modals.open({ kind: 'ageGate', line: null, editing: null });
    if (place.choice.kind === 'undecided')
      return modals.open({ kind: 'dispatch', next: 'nothing' });
    const { coupon, pointsUsed } = itemisedAmounts(state.quote?.parts ?? []);
    const body = buildOrderBody(values, {
      cart: currentCart(shop.getState()),
      choice: place.choice,
      country: page.settings.country,
      questions: store.checkoutQuestions,
      expectedTotal: total,
      timeZone: store.timeZone,
      requestedTime: shop.getState().requestedTime,
      isAdult: isAdult(),
      estimate: courierEstimate(state.server),
      couponCode: coupon?.code ?? null,
      pointsUsed,
    });
    if (body === null) return;
    writePreferences(values, clock.now());
    recordAddPaymentInfo(lines, fromWireMethod(body.order.paymentMethod));
    // A second press before the modal covers the page opens no second one.
    isOrdering.current = true;
    await modals.ask({
      kind: 'orderConfirmation',
      plan: { body, ...buyerOf(values, sessions.current(), page.settings.country) },
      unusual: unusualFactsOf(body, store, { now: clock.now(), country: page.settings.country }),
    });
    isOrdering.current = false;
  };
  return { blocked, submit: handleSubmit(acceptSubmit, showProblems) };
}
