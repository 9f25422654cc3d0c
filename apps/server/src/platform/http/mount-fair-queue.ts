import { headers } from '@comanda/contract/headers.ts';
import type { FastifyInstance } from 'fastify';
import { createFairQueue } from './fair-queue.ts';
import { firstHeader } from './read-call.ts';
import type { TenantDirectory } from './tenant-directory.ts';

/** Asked by whoever watches the server: they wait for nobody. */
const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Whatever is asked of a tenant waits for its turn among the tenants. What belongs to none shares one turn. */
export function mountFairQueue(app: FastifyInstance, tenants: TenantDirectory): void {
  const queue = createFairQueue();
  app.addHook('onRequest', (request, _reply, done) => {
    if (healthPaths.has(request.url)) return done();
    const tenant = tenants.find(request.headers.host, firstHeader(request.headers[headers.tenant]));
    queue.enter(tenant.ok ? tenant.value.id : '', done);
  });
}
