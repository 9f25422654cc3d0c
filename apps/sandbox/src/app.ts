import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { createControl } from './control/control.ts';
import { controlRoutes } from './control/control-routes.ts';
import { localHostOnly } from './control/own-site.ts';
import { cabifyRepertoire, courierRepertoire, mapRepertoire, paymentRepertoire } from './control/repertoire.ts';
import type { Kitchen } from './kitchen/kitchen.ts';
import { kitchenRoutes } from './kitchen/kitchen-routes.ts';
import { type CouriersConfig, mountCouriers } from './couriers/couriers.ts';
import { landingPage } from './landing.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { mailRoutes } from './mail/mail-routes.ts';
import { mapProviders, mapRoutes } from './maps/map-routes.ts';
import type { Timer } from './timer.ts';
import { type Keys, sandboxKeys } from './webpay/keys.ts';
import { createWebpay } from './webpay/webpay.ts';
import { webpayRoutes } from './webpay/webpay-routes.ts';

export type AppDeps = {
  kitchen: Kitchen;
  mailbox: Mailbox;
  integrationKey: string;
  timer: Timer;
  /** What shops name themselves with at Webpay; the sandbox's own when absent. */
  webpayKeys?: Keys;
  /** Folder of the brands and countries that the city on the map is drawn from; the project's own when absent. */
  tenantsFolder?: string;
  /** How fast riders ride and who hears of it; a step in ten seconds and nobody when absent. */
  couriers?: CouriersConfig;
  logged?: boolean;
};

const bodyLimit = 1024 * 1024;
const defaults = {
  webpayKeys: sandboxKeys,
  tenantsFolder: join(import.meta.dirname, '../../../tenants'),
  couriers: { pace: { stepMs: 10_000, paused: false }, shops: [] },
};

/** Mounts the emulated outsiders. Bodies stay text: a signature is over the bytes as they came. */
export function buildSandbox(deps: AppDeps): FastifyInstance {
  const app = fastify({ bodyLimit, forceCloseConnections: 'idle', logger: deps.logged === true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', localHostOnly);
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(landingPage()));
  app.get('/healthz', () => ({ status: 'ok' }));
  const { now } = deps.timer;
  kitchenRoutes(app, { ...deps, now });
  mailRoutes(app, { ...deps, now });
  mountProviders(app, { ...defaults, ...deps });
  app.addHook('onClose', () => deps.kitchen.stop());
  return app;
}

type Outsiders = Required<Pick<AppDeps, 'timer' | 'webpayKeys' | 'tenantsFolder' | 'couriers'>>;

function mountProviders(app: FastifyInstance, { timer, webpayKeys, tenantsFolder, couriers }: Outsiders): void {
  const control = createControl(timer);
  const webpay = createWebpay(control.clock);
  webpayRoutes(app, { webpay, control, keys: webpayKeys });
  mapRoutes(app, { control, tenantsFolder });
  const deliveries = mountCouriers(app, control, couriers);
  const maps = Object.fromEntries(mapProviders.map((name) => [name, mapRepertoire]));
  const providers = { webpay: paymentRepertoire, ...maps, uber: courierRepertoire, peya: courierRepertoire, cabify: cabifyRepertoire };
  controlRoutes(app, { control, books: { webpay: webpay.book }, deliveries, providers });
}
