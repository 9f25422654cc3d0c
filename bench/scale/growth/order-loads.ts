import { brandHost, callServer } from '../../chaos/call-server.ts';
import { type Comparison, compareLoads, type ComparisonPlan } from '../../lib/compare-loads.ts';
import { guestOrders } from '../../lib/guest-orders.ts';
import { load, type Visit } from '../../lib/load.ts';
import { orderPayload } from '../../../apps/server/src/testing/shopper.ts';

const clients = 8;

/**
 * Guests' orders at several brands, in turns at the server of the empty database and at that of the
 * full one.
 */
export async function compareOrders(
  ports: { full: number; empty: number },
  brands: readonly string[],
  plan: ComparisonPlan,
): Promise<Comparison> {
  const [atEmpty, atFull] = [
    await visitOfBrands(ports.empty, brands),
    await visitOfBrands(ports.full, brands),
  ];
  return compareLoads(
    (seconds) => load({ port: ports.empty, clients, seconds, visit: atEmpty }),
    (seconds) => load({ port: ports.full, clients, seconds, visit: atFull }),
    plan,
  );
}

/** A visit is a guest's whole order, each time at the next brand. */
export async function visitOfBrands(port: number, brands: readonly string[]): Promise<Visit> {
  const visits = await Promise.all(
    brands.map(async (brand) => {
      const settings = await callServer(port, { brand, path: '/v1/settings' });
      const createUserToken = String(settings?.body?.createUserToken);
      const host = brandHost(brand);
      return guestOrders({ port, host, createUserToken, body: orderPayload() }).visit;
    }),
  );
  let turn = 0;
  return (connection, client, done) =>
    visits[(turn += 1) % visits.length]?.(connection, client, done);
}
