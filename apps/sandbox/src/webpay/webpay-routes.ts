import type { FastifyInstance } from 'fastify';
import { webpayApiRoutes } from './api-routes.ts';
import { payRoute } from './pay-route.ts';
import type { WebpayDeps } from './webpay-deps.ts';

/** Everything of Webpay that has an address. */
export function webpayRoutes(app: FastifyInstance, deps: WebpayDeps): void {
  webpayApiRoutes(app, deps);
  payRoute(app, deps.webpay);
}
