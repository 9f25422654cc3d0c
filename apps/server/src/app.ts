import { allEndpoints, type EndpointName, endpointNames } from '@comanda/contract/all-endpoints.ts';
import type { FastifyInstance } from 'fastify';
import type { AppParts, Deps } from './deps.ts';
import type { AllRouteHandlers } from './platform/http/call.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { mountFairQueue } from './platform/http/mount-fair-queue.ts';
import type { HttpPlatform } from './platform/http/http-platform.ts';
import { mountEndpoint } from './platform/http/mount-endpoint.ts';
import { createRateLimit } from './platform/http/rate-limit.ts';
import { mountCounterPage } from './counter/counter-page.ts';
import { mountDocumentation } from './documentation/documentation.ts';
import { collectCalls, collectMounts } from './collect-modules.ts';
import { mountOperations } from './operations/operations.ts';
import { mountSiteFiles } from './page/site-files.ts';
import { mountStorefront } from './page/storefront.ts';

/**
 * Builds the whole application on a server that does not listen yet. Does no input or output and
 * does not wait.
 */
export function buildApp(deps: Deps & AppParts): FastifyInstance {
  const app = createHttpServer(deps.config);
  mountFairQueue(app, deps.tenants);
  const rateLimit = createRateLimit(deps.config.rateLimits);
  mountOperations(app, deps);
  mountDocumentation(app);
  mountCalls(app, collectCalls(deps), { ...deps, rateLimit });
  for (const mount of Object.values(collectMounts())) mount(app, deps);
  mountSiteFiles(app, deps);
  mountCounterPage(app, deps);
  mountStorefront(app, deps);
  return app;
}

function mountCalls(app: FastifyInstance, routes: AllRouteHandlers, http: HttpPlatform): void {
  const mount = <Name extends EndpointName>(name: Name) =>
    mountEndpoint(app, allEndpoints[name], routes[name], http);
  endpointNames.forEach(mount);
}
