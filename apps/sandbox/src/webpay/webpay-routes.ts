import type { FastifyInstance } from 'fastify';
import { webpayApiRoutes } from './api-routes.ts';
import { webpayFormRoutes } from './form-routes.ts';
import { webpayOverviewPage } from './webpay-overview-page.ts';
import { payRoute } from './pay-route.ts';
import type { WebpayDeps } from './webpay-deps.ts';

/** Mounts all Webpay routes. */
export function webpayRoutes(app: FastifyInstance, deps: WebpayDeps): void {
  webpayApiRoutes(app, deps);
  webpayFormRoutes(app, deps);
  payRoute(app, deps.webpay);
  const { webpay, control } = deps;
  app.get('/webpay', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(webpayOverviewPage(webpay, control.clock.now())),
  );
}
