import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import type { CheckoutFacts } from '@comanda/domain/checkout/check-form.ts';
import { zero } from '@comanda/domain/money/money.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { CheckoutForm } from '../../features/checkout/checkout-form.tsx';
import { CheckoutHead } from '../../features/checkout/checkout-head.tsx';
import { useCheckoutForm } from '../../features/checkout/use-checkout-form.ts';
import { recordBeginCheckout } from '../../shop/analytics/events.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useDispatchMethod } from '../../shop/place/use-dispatch-method.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { useTitle } from '../../shop/use-title.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { paymentSlots } from './payment-slots.ts';
import { prefetchOutcomeScreens } from './prefetch-outcome-screens.ts';

/**
 * The checkout on one page, in the specified section order. The shopper orders as a guest; signing
 * in is a link. docs/rules/checkout.md#section-order.
 */
export function CheckoutScreen() {
  const words = useTextsOf(checkoutTexts);
  const isEmpty = useShop((shop) => shop.lines.length === 0);
  useTitle(words.title);
  return (
    <>
      <CheckoutHead />
      {isEmpty ? <EmptyCheckout /> : <FilledCheckout />}
    </>
  );
}

function EmptyCheckout() {
  const words = useTextsOf(checkoutTexts);
  return <NoticePage icon="bag" title={words.empty} actions={<BackToMenu />} />;
}

function FilledCheckout() {
  useEffect(prefetchOutcomeScreens, []);
  const { page, shop } = useApp();
  useEffect(() => recordBeginCheckout(shop.getState().lines), [shop]);
  const store = useCurrentStore();
  const { quote } = useQuote();
  const dispatch = useDispatchMethod();
  const facts: CheckoutFacts = {
    country: page.settings.country,
    dispatch,
    questions: store.checkoutQuestions,
    total: quote?.total ?? zero,
  };
  const { form, openFirst, lastUsed } = useCheckoutForm(store, facts);
  return (
    <FormProvider {...form}>
      <CheckoutForm facts={facts} openFirst={openFirst} slots={paymentSlots} lastUsed={lastUsed} />
    </FormProvider>
  );
}
