import {
  allEndpoints,
  type EndpointName,
  endpointNames,
  type RawEndpointName,
} from '@comanda/contract/all-endpoints.ts';
import type { FastifyInstance } from 'fastify';
import type { AppParts, Deps } from './deps.ts';
import type { AllRouteHandlers } from './platform/http/call.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { mountFairQueue } from './platform/http/mount-fair-queue.ts';
import type { HttpPlatform } from './platform/http/http-platform.ts';
import { mountEndpoint } from './platform/http/mount-endpoint.ts';
import { createRateLimit } from './platform/http/rate-limit.ts';
import { addressRoutes } from './address/address-routes.ts';
import { benefitRoutes } from './coupon/benefit-routes.ts';
import { mountCounterPage } from './counter/counter-page.ts';
import { cardRoutes, mountEnrolmentReturns } from './card/card-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { clientErrorRoutes } from './client-error/client-error-routes.ts';
import { counterStaffRoutes } from './staff/staff-routes.ts';
import { counterSignInRoutes } from './staff/sign-in-routes.ts';
import { mountPaymentWebhook } from './payment/payment-webhook.ts';
import { mountCourierWebhook } from './delivery/courier-webhook.ts';
import { mountDocumentation } from './documentation/documentation.ts';
import { mountSiteFiles } from './page/site-files.ts';
import { boardRoutes } from './board/board-routes.ts';
import { areaRoutes } from './address/area-routes.ts';
import { geocodingRoutes } from './address/geocoding-routes.ts';
import { menuPreviewRoutes } from './menu/menu-preview-routes.ts';
import { menuEditRoutes } from './menu/menu-edit-routes.ts';
import { storeNowRoutes } from './store/store-now-routes.ts';
import { couponRoutes } from './coupon/coupon-routes.ts';
import { systemRoutes } from './kitchen/system-routes.ts';
import { integrationRoutes } from './kitchen/integration-routes.ts';
import { menuRoutes } from './menu/menu-routes.ts';
import { mountOperations } from './operations/operations.ts';
import { mountOneClickUnsubscription } from './privacy/one-click-unsubscription.ts';
import { orderRoutes } from './order/order-routes.ts';
import { pageRoutes } from './page/page-routes.ts';
import { mountProviderReturns, paymentRoutes } from './payment/payment-routes.ts';
import { pushRoutes } from './push/push-routes.ts';
import { riderDeskRoutes } from './rider/rider-desk-routes.ts';
import { riderRoutes } from './rider/rider-routes.ts';
import { sessionRoutes } from './session/session-routes.ts';
import { moneyRoutes } from './day/money-routes.ts';
import { privacyRoutes } from './privacy/privacy-routes.ts';
import { settingsRoutes } from './tenant/settings-routes.ts';
import { mountStorefront } from './page/storefront.ts';
import { shoppingCartRoutes } from './cart/shopping-cart-routes.ts';
import { storeRoutes } from './store/store-routes.ts';
import { surveyRoutes } from './survey/survey-routes.ts';
import { ticketRoutes } from './ticket/ticket-routes.ts';
import { userRoutes } from './user/user-routes.ts';

/** One handler for each call of the contract. A missing or an extra handler does not compile. */
const routeHandlersOf = (deps: Deps & AppParts): AllRouteHandlers => ({
  ...settingsRoutes(deps),
  ...storeRoutes(deps),
  ...menuRoutes(deps),
  ...pageRoutes(deps),
  ...areaRoutes(deps),
  ...geocodingRoutes(deps),
  ...addressRoutes(deps),
  ...cartRoutes(deps),
  ...shoppingCartRoutes(deps),
  ...userRoutes(deps),
  ...sessionRoutes(deps),
  ...moneyRoutes(deps),
  ...surveyRoutes(deps),
  ...benefitRoutes(deps),
  ...clientErrorRoutes(deps),
  ...privacyRoutes(deps),
  ...orderRoutes(deps),
  ...paymentRoutes(deps),
  ...cardRoutes(deps),
  ...pushRoutes(deps),
  ...integrationRoutes(deps),
  ...counterSignInRoutes(deps),
  ...counterStaffRoutes(deps),
  ...storeNowRoutes(deps),
  ...menuEditRoutes(deps),
  ...menuPreviewRoutes(deps),
  ...couponRoutes(deps),
  ...ticketRoutes(deps),
  ...systemRoutes(deps),
  ...boardRoutes(deps),
  ...riderDeskRoutes(deps),
  ...riderRoutes(deps),
});

/**
 * Endpoints that receive raw bodies from providers and couriers. A missing one does not compile.
 */
const rawRoutes: Record<RawEndpointName, (app: FastifyInstance, deps: Deps) => void> = {
  returnFromProvider: mountProviderReturns,
  returnFromEnrolment: mountEnrolmentReturns,
  courierMessage: mountCourierWebhook,
  paymentWebhook: mountPaymentWebhook,
  unsubscribeByMailbox: mountOneClickUnsubscription,
};

/**
 * Builds the whole application on a server that does not listen yet. Does no input or output and
 * does not wait.
 */
export function buildApp(deps: Deps & AppParts): FastifyInstance {
  const app = createHttpServer(deps.config);
  mountFairQueue(app, deps.tenants);
  const rateLimit = createRateLimit(deps.config.rateLimits);
  mountOperations(app, deps);
  mountDocumentation(app);
  mountCalls(app, routeHandlersOf(deps), { ...deps, rateLimit });
  for (const mount of Object.values(rawRoutes)) mount(app, deps);
  mountSiteFiles(app, deps);
  mountCounterPage(app, deps);
  mountStorefront(app, deps);
  return app;
}

function mountCalls(app: FastifyInstance, routes: AllRouteHandlers, http: HttpPlatform): void {
  const mount = <Name extends EndpointName>(name: Name) =>
    mountEndpoint(app, allEndpoints[name], routes[name], http);
  endpointNames.forEach(mount);
}
