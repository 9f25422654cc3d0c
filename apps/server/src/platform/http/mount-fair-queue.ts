import { headers } from '@comanda/contract/headers.ts';
import type { FastifyInstance } from 'fastify';
import { createFairQueue } from './fair-queue.ts';
import { firstHeader } from './read-call.ts';
import type { TenantDirectory } from './tenant-lookup.ts';

/** Paths that monitoring polls: they do not wait in the queue. */
const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Queues every request of a tenant fairly among the tenants. Requests without a tenant share one
 * place in the queue.
 */
export function mountFairQueue(app: FastifyInstance, tenants: TenantDirectory): void {
  const queue = createFairQueue();
  app.addHook('onRequest', (request, _reply, done) => {
    if (healthPaths.has(request.url)) return done();
    const tenant = tenants.find(request.headers.host, firstHeader(request.headers[headers.tenant]));
    queue.enter(tenant.ok ? tenant.value.id : '', done);
  });
}
