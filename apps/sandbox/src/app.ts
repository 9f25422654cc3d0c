import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { createControl } from './control/control.ts';
import { controlRoutes } from './control/control-routes.ts';
import { localHostOnly } from './control/host-and-origin.ts';
import {
  supportedCabifyFaults,
  supportedCourierFaults,
  supportedMapFaults,
  supportedPaymentFaults,
} from './control/supported-faults.ts';
import type { Kitchen } from './kitchen/kitchen.ts';
import { kitchenRoutes } from './kitchen/kitchen-routes.ts';
import { type CouriersConfig, mountCourierEmulators } from './couriers/mount-courier-emulators.ts';
import { landingPage } from './landing-page.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { mailRoutes } from './mail/mail-routes.ts';
import { mapProviders, mapRoutes } from './maps/map-routes.ts';
import { pushRoutes } from './push/push-routes.ts';
import { createPushService } from './push/push-service.ts';
import type { Timer } from './timer.ts';
import { type WebpayKeys, sandboxWebpayKeys } from './webpay/webpay-keys.ts';
import { createWebpay } from './webpay/webpay.ts';
import { webpayRoutes } from './webpay/webpay-routes.ts';

export type SandboxDeps = {
  kitchen: Kitchen;
  mailbox: Mailbox;
  integrationKey: string;
  timer: Timer;
  /** Credentials that shops use at Webpay. Absent: the sandbox's own. */
  webpayKeys?: WebpayKeys;
  /** Folder of the brands and countries that the city on the map is built from. Absent: the project's own. */
  tenantsFolder?: string;
  /** Pace of the riders and the shops that receive webhooks. Absent: one step in ten seconds, no shops. */
  couriers?: CouriersConfig;
  logged?: boolean;
};

const bodyLimit = 1024 * 1024;
const defaults = {
  webpayKeys: sandboxWebpayKeys,
  tenantsFolder: join(import.meta.dirname, '../../../tenants'),
  couriers: { pace: { stepMs: 10_000, paused: false }, shops: [] },
};

/** Mounts the emulated providers. Bodies stay unparsed text, because signatures cover the bytes as sent. */
export function buildSandbox(deps: SandboxDeps): FastifyInstance {
  const app = fastify({ bodyLimit, forceCloseConnections: 'idle', logger: deps.logged === true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', localHostOnly);
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(landingPage()));
  app.get('/healthz', () => ({ status: 'ok' }));
  const { now } = deps.timer;
  kitchenRoutes(app, { ...deps, now });
  mailRoutes(app, { ...deps, now });
  pushRoutes(app, { pushService: createPushService(), now });
  mountProviders(app, { ...defaults, ...deps });
  app.addHook('onClose', () => deps.kitchen.stop());
  return app;
}

type ProviderDeps = Required<
  Pick<SandboxDeps, 'timer' | 'webpayKeys' | 'tenantsFolder' | 'couriers'>
>;

function mountProviders(
  app: FastifyInstance,
  { timer, webpayKeys, tenantsFolder, couriers }: ProviderDeps,
): void {
  const control = createControl(timer);
  const webpay = createWebpay(control.clock);
  webpayRoutes(app, { webpay, control, keys: webpayKeys });
  mapRoutes(app, { control, tenantsFolder });
  const deliveries = mountCourierEmulators(app, control, couriers);
  const maps = Object.fromEntries(mapProviders.map((name) => [name, supportedMapFaults]));
  const providers = {
    webpay: supportedPaymentFaults,
    ...maps,
    uber: supportedCourierFaults,
    peya: supportedCourierFaults,
    cabify: supportedCabifyFaults,
  };
  controlRoutes(app, { control, ledgers: { webpay: webpay.book }, deliveries, providers });
}
