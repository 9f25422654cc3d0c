import { mayPass } from '@comanda/domain/errors/catalogue.ts';
import type { CheckoutFacts } from '@comanda/domain/checkout/check-form.ts';
import { methodSentAs } from '@comanda/domain/payment/method-names.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useApp, useArea, useCurrentStore } from '../../platform/app-context.tsx';
import { isAdult } from '../../platform/age.ts';
import { addPaymentInfo } from '../../platform/analytics/events.ts';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { currentCart } from '../../platform/shop-store.ts';
import { tipChoice } from '../../platform/tip-port.ts';
import { useSlotTrouble } from '../../platform/slot-trouble.ts';
import { useClosedWords } from './use-closed-words.ts';
import { FoldCard } from '../../ui/fold.tsx';
import type { ServerQuote } from '../../platform/quote-store.ts';
import { useQuote } from '../../platform/use-quote.ts';
import { Consents } from './consents.tsx';
import css from './checkout.module.css';
import { DeferredNotice, DispatchDetails } from './dispatch-details.tsx';
import { DeliveryOptions } from './delivery-options.tsx';
import { DiscountsBlock } from './discounts-block.tsx';
import { Extras } from './extras.tsx';
import type { FoldKey } from './fold-key.ts';
import { FoldsContext, useFoldState } from './folds.ts';
import type { FormValues } from './form-values.ts';
import { writeHabits } from './habits.ts';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { orderBody } from './order-body.ts';
import { PayAside, PayBar } from './pay-button.tsx';
import { PaymentBlock } from './payment-block.tsx';
import { Problems } from './problems.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Questions } from './questions.tsx';
import { TipsBlock } from './tips-block.tsx';
import { useFittingTips } from './use-fitting-tips.ts';
import { type Marks, useMarks } from './use-marks.ts';
import { useTimeCheck } from './use-time-check.ts';
import { UnpaidNotice } from './unpaid-notice.tsx';

/** The form with its order at the side. Enter anywhere submits; what is missing is listed and takes the focus. */
export function CheckoutForm({ facts, openFirst }: { facts: CheckoutFacts; openFirst: readonly FoldKey[] }) {
  const words = useArea(checkoutTexts);
  const folds = useFoldState(facts, openFirst);
  const marks = useMarks(facts, folds);
  const { submit, blocked } = useSubmit(marks);
  const notice = <ObstacleNotice />;
  useTipChoice();
  useTimeCheck();
  useFittingTips();
  return (
    <FoldsContext value={folds}>
      <main className={css.page}>
        <h1 className="title">{words.title}</h1>
        <form id="checkout" className={css.column} onSubmit={submit} noValidate>
          <UnpaidNotice />
          <Problems messages={marks.messages} headRef={marks.headRef} />
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
            <PaymentBlock />
          </FoldCard>
          <FoldCard>
            <TipsBlock />
            <DiscountsBlock />
          </FoldCard>
          <Consents />
        </form>
        <PayAside blocked={blocked} notice={notice} />
        <PayBar blocked={blocked} notice={notice} />
      </main>
    </FoldsContext>
  );
}

/** The tip modal's answer, taken over once. */
function useTipChoice(): void {
  const { setValue, clearErrors } = useFormContext<FormValues>();
  useEffect(
    () =>
      tipChoice.subscribe(({ choice }) => {
        if (choice === null) return;
        const field = choice.to === 'driver' ? 'tip' : 'storeTip';
        setValue(field, choice.amount);
        clearErrors(field);
        tipChoice.setState({ choice: null });
      }),
    [setValue, clearErrors],
  );
}

/** Spec §3: the order carries the estimate and its end when both exist. */
function estimateOf(server: ServerQuote | null): { id: string; expiresAt: string } | null {
  const { uberEstimateId: id = null, uberEstimateExpiresAt: expiresAt = null } = server ?? {};
  return id === null || expiresAt === null ? null : { id, expiresAt };
}

function useSubmit({ showMissing, clear }: Pick<Marks, 'showMissing' | 'clear'>) {
  const { page, shop, index, clock } = useApp();
  const modals = useModals();
  const store = useCurrentStore();
  const state = useQuote();
  const { handleSubmit } = useFormContext<FormValues>();
  const total = state.server?.total ?? state.quote?.total;
  const isStopped = [useClosedWords(), useSlotTrouble()].some((obstacle) => obstacle !== null);
  const blocked =
    total === undefined || isStopped || (state.quote?.obstacle ?? null) !== null || (state.refusal !== null && !mayPass(state.refusal));
  const acceptSubmit = (values: FormValues): void => {
    clear();
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
      estimate: estimateOf(state.server),
    });
    if (body === null) return;
    writeHabits(values, clock.now());
    addPaymentInfo(lines, methodSentAs(body.order.paymentMethod));
    modals.open({ kind: 'orderConfirmation', plan: { body } });
  };
  return { blocked, submit: handleSubmit(acceptSubmit, showMissing) };
}
