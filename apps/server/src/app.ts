import { allEndpoints, type EndpointName, endpointNames, type RawEndpointName } from '@comanda/contract/all-endpoints.ts';
import type { FastifyInstance } from 'fastify';
import type { AppParts, Deps } from './deps.ts';
import type { AllRoutes } from './platform/http/call.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { shareTurns } from './platform/http/share-turns.ts';
import { type HttpPlatform, mountEndpoint } from './platform/http/mount-endpoint.ts';
import { createRateLimit } from './platform/http/rate-limit.ts';
import { addressRoutes } from './routes/addresses.ts';
import { cartRoutes } from './routes/carts.ts';
import { mountCouriers } from './routes/couriers.ts';
import { mountDocumentation } from './routes/documentation.ts';
import { mountFound } from './routes/found.ts';
import { areaRoutes } from './routes/areas.ts';
import { geocodingRoutes } from './routes/geocoding.ts';
import { integrationRoutes } from './routes/integrations.ts';
import { menuRoutes } from './routes/menus.ts';
import { mountOperations } from './routes/operations.ts';
import { orderRoutes } from './routes/orders.ts';
import { pageRoutes } from './routes/pages.ts';
import { mountReturns, paymentRoutes } from './routes/payments.ts';
import { settingsRoutes } from './routes/settings.ts';
import { mountStorefront } from './routes/storefront.ts';
import { storeRoutes } from './routes/stores.ts';
import { userRoutes } from './routes/users.ts';

/** A handler for every call of the contract: one that is missing, or one too many, does not compile. */
const routesOf = (deps: Deps): AllRoutes => ({
  ...settingsRoutes(deps),
  ...storeRoutes(deps),
  ...menuRoutes(deps),
  ...pageRoutes(deps),
  ...areaRoutes(deps),
  ...geocodingRoutes(deps),
  ...addressRoutes(deps),
  ...cartRoutes(deps),
  ...userRoutes(deps),
  ...orderRoutes(deps),
  ...paymentRoutes(deps),
  ...integrationRoutes(deps),
});

/** Calls whose body is an outsider's; one that is missing does not compile either. */
const rawRoutes: Record<RawEndpointName, (app: FastifyInstance, deps: Deps) => void> = {
  returnFromWebpay: mountReturns,
  courierMessage: mountCouriers,
};

/** The whole application on a server that does not listen yet. Nothing here reads, writes or waits. */
export function buildApp(deps: Deps & AppParts): FastifyInstance {
  const app = createHttpServer(deps.config);
  shareTurns(app, deps.tenants);
  const { guestsPerMinute, placesPerMinute: places } = deps.config;
  const rateLimit = createRateLimit({
    ...{ createGuest: guestsPerMinute, searchPlaces: places, getPlace: places, reversePlace: places },
    ...{ createAddress: places, updateAddress: places },
  });
  mountOperations(app, deps);
  mountDocumentation(app);
  mountCalls(app, routesOf(deps), { ...deps, rateLimit });
  for (const mount of Object.values(rawRoutes)) mount(app, deps);
  mountFound(app, deps);
  mountStorefront(app, deps);
  return app;
}

function mountCalls(app: FastifyInstance, routes: AllRoutes, http: HttpPlatform): void {
  const mount = <Name extends EndpointName>(name: Name) => mountEndpoint(app, allEndpoints[name], routes[name], http);
  endpointNames.forEach(mount);
}
