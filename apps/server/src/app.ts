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
import { addressRoutes } from './routes/address-routes.ts';
import { benefitRoutes } from './routes/benefit-routes.ts';
import { mountCounterPage } from './routes/counter-page.ts';
import { cardRoutes, mountEnrolmentReturns } from './routes/card-routes.ts';
import { cartRoutes } from './routes/cart-routes.ts';
import { clientErrorRoutes } from './routes/client-error-routes.ts';
import { counterStaffRoutes } from './routes/counter/staff-routes.ts';
import { counterSignInRoutes } from './routes/counter/sign-in-routes.ts';
import { mountPaymentWebhook } from './routes/payment-webhook.ts';
import { mountCourierWebhook } from './routes/courier-webhook.ts';
import { mountDocumentation } from './routes/documentation.ts';
import { mountSiteFiles } from './routes/site-files.ts';
import { boardRoutes } from './routes/counter/board-routes.ts';
import { areaRoutes } from './routes/area-routes.ts';
import { geocodingRoutes } from './routes/geocoding-routes.ts';
import { menuPreviewRoutes } from './routes/counter/menu-preview-routes.ts';
import { menuEditRoutes } from './routes/counter/menu-edit-routes.ts';
import { storeNowRoutes } from './routes/counter/store-now-routes.ts';
import { couponRoutes } from './routes/counter/coupon-routes.ts';
import { systemRoutes } from './routes/counter/system-routes.ts';
import { integrationRoutes } from './routes/integration-routes.ts';
import { menuRoutes } from './routes/menu-routes.ts';
import { mountOperations } from './routes/operations.ts';
import { mountOneClickUnsubscription } from './routes/one-click-unsubscription.ts';
import { orderRoutes } from './routes/order-routes.ts';
import { pageRoutes } from './routes/page-routes.ts';
import { mountProviderReturns, paymentRoutes } from './routes/payment-routes.ts';
import { pushRoutes } from './routes/push-routes.ts';
import { riderDeskRoutes } from './routes/counter/rider-desk-routes.ts';
import { riderRoutes } from './routes/rider-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { moneyRoutes } from './routes/counter/money-routes.ts';
import { privacyRoutes } from './routes/privacy-routes.ts';
import { settingsRoutes } from './routes/settings-routes.ts';
import { mountStorefront } from './routes/storefront.ts';
import { shoppingCartRoutes } from './routes/shopping-cart-routes.ts';
import { storeRoutes } from './routes/store-routes.ts';
import { surveyRoutes } from './routes/survey-routes.ts';
import { ticketRoutes } from './routes/counter/ticket-routes.ts';
import { userRoutes } from './routes/user-routes.ts';

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
