import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { createControl } from './control/control.ts';
import { controlRoutes } from './control/control-routes.ts';
import { localHostOnly } from './control/host-and-origin.ts';
import {
  supportedCabifyFaults,
  supportedCourierFaults,
  supportedMapFaults,
} from './control/supported-faults.ts';
import type { Kitchen } from './kitchen/kitchen.ts';
import { kitchenRoutes } from './kitchen/kitchen-routes.ts';
import { type CouriersConfig, mountCourierEmulators } from './couriers/mount-courier-emulators.ts';
import { landingPage } from './landing-page.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { mailRoutes } from './mail/mail-routes.ts';
import { mapProviders, mapRoutes } from './maps/map-routes.ts';
import { pushRoutes } from './push/push-routes.ts';
import { callShop } from './printers/call-shop.ts';
import { printerRoutes } from './printers/printer-routes.ts';
import { createPrinters } from './printers/printers.ts';
import { createPushService } from './push/push-service.ts';
import type { Timer } from './timer.ts';
import { type WebpayKeys, sandboxWebpayKeys } from './payments/webpay/webpay-keys.ts';
import { createWebhookSender } from './webhooks/webhook-sender.ts';
import { type PostWebhook, postWebhook } from './webhooks/post-webhook.ts';
import { mountPaymentEmulators } from './payments/mount-payment-emulators.ts';
import { paymentEmulators } from './payments/payment-emulators.ts';

export type SandboxDeps = {
  kitchen: Kitchen;
  mailbox: Mailbox;
  integrationKey: string;
  timer: Timer;
  /** Credentials that shops use at Webpay. Absent: the sandbox's own. */
  webpayKeys?: WebpayKeys;
  /**
   * Folder of the brands and countries that the city on the map is built from. Absent: the
   * project's own.
   */
  tenantsFolder?: string;
  /**
   * Pace of the riders and the shops that receive webhooks. Absent: one step in ten seconds, no
   * shops.
   */
  couriers?: CouriersConfig;
  /** Milliseconds between two calls of an emulated printer; 0: it calls by hand. Absent: 3 s. */
  printerEveryMs?: number;
  /** Sends the providers' webhooks. Absent: over HTTP. */
  post?: PostWebhook;
  logged?: boolean;
};

const bodyLimit = 1024 * 1024;
const defaults = {
  webpayKeys: sandboxWebpayKeys,
  tenantsFolder: join(import.meta.dirname, '../../../tenants'),
  couriers: { pace: { stepMs: 10_000, paused: false }, shops: [] },
  post: postWebhook,
};

/** The sandbox without its framed pages. */
export const buildSandbox = (deps: SandboxDeps): FastifyInstance => buildSandboxApps(deps).app;

/**
 * Mounts the emulated providers. `frames` serves hosted fields and framed pages: it listens on a
 * port of its own, because a provider's frame is of another origin than its API and than the shop.
 */
export function buildSandboxApps(deps: SandboxDeps): {
  app: FastifyInstance;
  frames: FastifyInstance;
} {
  const app = openListener(deps.logged === true);
  const frames = openListener(false);
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(landingPage()));
  app.get('/healthz', () => ({ status: 'ok' }));
  const { now } = deps.timer;
  kitchenRoutes(app, { ...deps, now });
  mailRoutes(app, { ...deps, now });
  pushRoutes(app, { pushService: createPushService(), now });
  mountPrinters(app, deps);
  mountProviders(app, frames, { ...defaults, ...deps });
  app.addHook('onClose', () => deps.kitchen.stop());
  app.addHook('onClose', () => frames.close());
  return { app, frames };
}

function mountPrinters(
  app: FastifyInstance,
  { timer, printerEveryMs = 3_000 }: Pick<SandboxDeps, 'timer' | 'printerEveryMs'>,
): void {
  const printers = createPrinters({ timer, call: callShop, everyMs: printerEveryMs });
  printerRoutes(app, { printers });
  app.addHook('onClose', () => printers.stop());
}

/**
 * No route has a schema of the HTTP library: without its own compilers, which take a fifth of a
 * second to load, the sandbox starts sooner.
 */
const noCompiler = () => {
  throw new Error('a route has a schema of the HTTP library');
};
const noCompilers = { buildValidator: () => noCompiler, buildSerializer: () => noCompiler };

/**
 * Creates a listener whose bodies stay unparsed text, because signatures cover the bytes as sent.
 */
function openListener(logger: boolean): FastifyInstance {
  const listener = fastify({
    bodyLimit,
    forceCloseConnections: 'idle',
    logger,
    schemaController: { compilersFactory: noCompilers },
  });
  listener.removeAllContentTypeParsers();
  listener.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  listener.addHook('onRequest', localHostOnly);
  return listener;
}

/** Returns the origin of a listener. Before it listens: an origin that leads nowhere. */
function originOf(listener: FastifyInstance): string {
  const address = listener.server.address();
  return typeof address === 'object' && address !== null
    ? `http://127.0.0.1:${address.port}`
    : 'http://frames.invalid';
}

type ProviderDeps = Required<
  Pick<SandboxDeps, 'timer' | 'webpayKeys' | 'tenantsFolder' | 'couriers' | 'post'>
>;

function mountProviders(
  app: FastifyInstance,
  frames: FastifyInstance,
  { timer, webpayKeys, tenantsFolder, couriers, post }: ProviderDeps,
): void {
  const control = createControl(timer);
  const webhookSender = createWebhookSender(control.faultPlan, timer, post);
  const framesOrigin = () => originOf(frames);
  const deps = { control, webhookSender, framesOrigin };
  const payments = mountPaymentEmulators(app, frames, deps, paymentEmulators(webpayKeys));
  mapRoutes(app, { control, tenantsFolder });
  const deliveries = mountCourierEmulators(app, control, couriers);
  const maps = Object.fromEntries(mapProviders.map((name) => [name, supportedMapFaults]));
  const providers = {
    ...payments.supported,
    ...maps,
    uber: supportedCourierFaults,
    peya: supportedCourierFaults,
    cabify: supportedCabifyFaults,
  };
  controlRoutes(app, { control, ledgers: payments.ledgers, deliveries, providers });
  app.get('/_frames', { logLevel: 'warn' }, () => ({ origin: framesOrigin() }));
}
