import { headers } from '@comanda/contract/headers.ts';
import type { FastifyInstance } from 'fastify';
import { createFairTurns } from './fair-turns.ts';
import { oneOf } from './read-call.ts';
import type { TenantDirectory } from './tenant-directory.ts';

/** Asked by whoever watches the server: they wait for nobody. */
const watched: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Whatever is asked of a tenant waits for its turn among the tenants. What belongs to none shares one turn. */
export function shareTurns(app: FastifyInstance, tenants: TenantDirectory): void {
  const turns = createFairTurns();
  app.addHook('onRequest', (request, _reply, done) => {
    if (watched.has(request.url)) return done();
    const tenant = tenants.find(request.headers.host, oneOf(request.headers[headers.tenant]));
    turns.enter(tenant.ok ? tenant.value.id : '', done);
  });
}
