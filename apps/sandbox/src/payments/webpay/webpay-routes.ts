import type { FastifyInstance } from 'fastify';
import { webpayApiRoutes } from './api-routes.ts';
import { mountHostedPage } from '../kit/mount-hosted-page.ts';
import { webpayOverviewPage } from './webpay-overview-page.ts';
import { webpayPage } from './webpay-page.ts';
import type { WebpayDeps } from './webpay-deps.ts';

/** Mounts all Webpay routes. */
export function webpayRoutes(app: FastifyInstance, deps: WebpayDeps): void {
  webpayApiRoutes(app, deps);
  const { webpay, control } = deps;
  mountHostedPage(app, control, webpayPage(webpay, control.clock));
  app.get('/webpay', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(webpayOverviewPage(webpay, control.clock.now())),
  );
}
