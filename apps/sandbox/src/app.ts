import fastify, { type FastifyInstance } from 'fastify';
import type { Kitchen } from './kitchen/kitchen.ts';
import { kitchenRoutes } from './kitchen/kitchen-routes.ts';
import { landingPage } from './landing.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { mailRoutes } from './mail/mail-routes.ts';

export type AppDeps = { kitchen: Kitchen; mailbox: Mailbox; integrationKey: string; now(): number; logged?: boolean };

const bodyLimit = 1024 * 1024;

/** Mounts the emulated outsiders. Bodies stay text: a signature is over the bytes as they came. */
export function buildSandbox(deps: AppDeps): FastifyInstance {
  const app = fastify({ bodyLimit, forceCloseConnections: 'idle', logger: deps.logged === true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(landingPage()));
  app.get('/healthz', () => ({ status: 'ok' }));
  kitchenRoutes(app, deps);
  mailRoutes(app, deps);
  app.addHook('onClose', () => deps.kitchen.stop());
  return app;
}
