import { type ComponentType, lazy } from 'react';
import { paths } from '../platform/paths.ts';

const lazyScreen = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  lazy(() => load().then((module) => ({ default: module[name] })));

const checkout = lazyScreen(
  () => import('../screens/checkout/checkout-screen.tsx'),
  'CheckoutScreen',
);
const enrolment = lazyScreen(
  () => import('../screens/enrolment/enrolment-processing.tsx'),
  'EnrolmentProcessing',
);
const textPage = () => import('../screens/text-page/text-page.tsx');

/** Screens that are fetched when the shopper visits them, by path. */
export const lazyScreens = {
  Checkout: checkout,
  PublicMenu: lazy(() =>
    import('../screens/public-menu/public-menu.tsx').then((module) => ({
      default: module.PublicMenu,
    })),
  ),
  byPath: {
    [paths.checkout]: checkout,
    [paths.purchaseSuccess]: lazyScreen(
      () => import('../screens/purchase-success/purchase-success.tsx'),
      'PurchaseSuccess',
    ),
    [paths.purchaseFailure]: lazyScreen(
      () => import('../screens/purchase-failure/purchase-failure.tsx'),
      'PurchaseFailure',
    ),
    [paths.processing]: lazyScreen(
      () => import('../screens/processing/processing.tsx'),
      'Processing',
    ),
    [paths.orders]: lazyScreen(() => import('../screens/orders/orders-screen.tsx'), 'OrdersScreen'),
    [paths.profile]: lazyScreen(
      () => import('../screens/profile/profile-screen.tsx'),
      'ProfileScreen',
    ),
    [paths.survey]: lazyScreen(() => import('../screens/survey/survey-screen.tsx'), 'SurveyScreen'),
    [paths.addCardSuccess]: lazyScreen(
      () => import('../screens/enrolment/card-saved.tsx'),
      'CardSaved',
    ),
    [paths.addCardFailure]: lazyScreen(
      () => import('../screens/enrolment/card-not-saved.tsx'),
      'CardNotSaved',
    ),
    [paths.processingOneclick]: enrolment,
    [paths.processingSubscription]: enrolment,
    [paths.terms]: lazyScreen(textPage, 'Terms'),
    [paths.mercatTerms]: lazyScreen(textPage, 'MercatTerms'),
    [paths.unavailable]: lazyScreen(
      () => import('../screens/unavailable/unavailable-screen.tsx'),
      'UnavailableScreen',
    ),
  } as Partial<Record<string, ComponentType>>,
};
