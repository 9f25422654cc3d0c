import { type ComponentType, lazy } from 'react';
import { paths } from '../platform/paths.ts';

const screen = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  lazy(() => load().then((module) => ({ default: module[name] })));

const checkout = screen(() => import('../screens/checkout/checkout-screen.tsx'), 'CheckoutScreen');
const cardResult = screen(() => import('../screens/add-card-result/add-card-result.tsx'), 'AddCardResult');
const textPage = () => import('../screens/text-page/text-page.tsx');

/** Screens that are fetched when they are visited, by path. */
export const lazyScreens = {
  Checkout: checkout,
  PublicMenu: lazy(() => import('../screens/public-menu/public-menu.tsx').then((module) => ({ default: module.PublicMenu }))),
  byPath: {
    [paths.checkout]: checkout,
    [paths.purchaseSuccess]: screen(() => import('../screens/purchase-success/purchase-success.tsx'), 'PurchaseSuccess'),
    [paths.purchaseFailure]: screen(() => import('../screens/purchase-failure/purchase-failure.tsx'), 'PurchaseFailure'),
    [paths.processing]: screen(() => import('../screens/processing/processing.tsx'), 'Processing'),
    [paths.orders]: screen(() => import('../screens/orders/orders-screen.tsx'), 'OrdersScreen'),
    [paths.profile]: screen(() => import('../screens/profile/profile-screen.tsx'), 'ProfileScreen'),
    [paths.survey]: screen(() => import('../screens/nps/survey-screen.tsx'), 'SurveyScreen'),
    [paths.addCardSuccess]: cardResult,
    [paths.addCardFailure]: cardResult,
    [paths.processingOneclick]: cardResult,
    [paths.processingSubscription]: cardResult,
    [paths.terms]: screen(textPage, 'Terms'),
    [paths.mercatTerms]: screen(textPage, 'MercatTerms'),
    [paths.unavailable]: screen(() => import('../screens/unavailable/unavailable.tsx'), 'Unavailable'),
  } as Partial<Record<string, ComponentType>>,
};
