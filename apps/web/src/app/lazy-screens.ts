import { lazyPart } from '@comanda/ui/lazy-part.ts';
import type { ComponentType } from 'react';
import { paths } from '../platform/paths.ts';

const checkout = lazyPart(
  () => import('../screens/checkout/checkout-screen.tsx'),
  'CheckoutScreen',
);
const enrolment = lazyPart(
  () => import('../screens/enrolment/enrolment-processing.tsx'),
  'EnrolmentProcessing',
);
const textPage = () => import('../screens/text-page/text-page.tsx');

/** Screens that are fetched when the shopper visits them, by path. */
export const lazyScreens = {
  Checkout: checkout,
  PublicMenu: lazyPart(() => import('../screens/public-menu/public-menu.tsx'), 'PublicMenu'),
  byPath: {
    [paths.checkout]: checkout,
    [paths.purchaseSuccess]: lazyPart(
      () => import('../screens/purchase-success/purchase-success.tsx'),
      'PurchaseSuccess',
    ),
    [paths.purchaseFailure]: lazyPart(
      () => import('../screens/purchase-failure/purchase-failure.tsx'),
      'PurchaseFailure',
    ),
    [paths.processing]: lazyPart(
      () => import('../screens/processing/processing.tsx'),
      'Processing',
    ),
    [paths.orders]: lazyPart(() => import('../screens/orders/orders-screen.tsx'), 'OrdersScreen'),
    [paths.profile]: lazyPart(
      () => import('../screens/profile/profile-screen.tsx'),
      'ProfileScreen',
    ),
    [paths.survey]: lazyPart(() => import('../screens/survey/survey-screen.tsx'), 'SurveyScreen'),
    [paths.addCardSuccess]: lazyPart(
      () => import('../screens/enrolment/card-saved.tsx'),
      'CardSaved',
    ),
    [paths.addCardFailure]: lazyPart(
      () => import('../screens/enrolment/card-not-saved.tsx'),
      'CardNotSaved',
    ),
    [paths.processingOneclick]: enrolment,
    [paths.processingSubscription]: enrolment,
    [paths.terms]: lazyPart(textPage, 'Terms'),
    [paths.mercatTerms]: lazyPart(textPage, 'MercatTerms'),
    [paths.unavailable]: lazyPart(
      () => import('../screens/unavailable/unavailable-screen.tsx'),
      'UnavailableScreen',
    ),
  } as Partial<Record<string, ComponentType>>,
};
