import { webpayMethod } from '../chaos/chaos-methods.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { callServer } from '../chaos/call-server.ts';
import { chaosOrder, webpayBrand } from '../chaos/chaos-brands.ts';
import { openFaultProxy } from './fault-proxy.ts';
import { hostileResponses } from './hostile-responses.ts';
import { newShopper, placeCash, placeOnline, httpStatusOf } from './place-orders.ts';
import { createChecks, type ScenarioSize, type ScenarioResult } from './scenario.ts';
import { openTestBed, type TestServer } from './test-bed.ts';
import { waitUntil } from './wait-until.ts';

const brand = 'burger';
const pauseMs = { small: 50, full: 500 } as const;
/** The statuses of: price with a courier's quote, search, place, order, payment start. */
const usualStatuses = [200, 200, 200, 200, 201];
/**
 * Returns whether the statuses are the usual ones. The circuit breaker may have paused a payment
 * provider that failed several times, and with it its method.
 */
const isLike = (answers: readonly (number | null)[]): boolean =>
  answers.every(
    (status, at) =>
      status === usualStatuses[at] || (at === usualStatuses.length - 1 && status === 503),
  );
/** Longer than the circuit breaker's pause, in milliseconds. */
const backMs = 120_000;

const couriers = {
  small: ['uber_delivery'],
  full: ['uber_delivery', 'peya_delivery', 'cabify_delivery'],
} as const;

/**
 * Couriers, geocoders and payment providers send malformed responses. A quote or an attempt is
 * lost, the process survives, and a cash pickup order succeeds.
 */
export async function hostileProviders(size: ScenarioSize): Promise<ScenarioResult> {
  const { claim, violations } = createChecks();
  const kinds =
    size === 'full' ? hostileResponses : hostileResponses.filter((_, at) => at % 4 === 0);
  let calls = 0;
  for (const courier of couriers[size]) {
    const testBed = await openTestBed({ courier });
    try {
      const gate = await openFaultProxy(testBed.sandbox.url);
      testBed.atEnd(async () => gate.close());
      const photon = { PHOTON_URL: `${gate.url}/photon` };
      const server = await testBed.startServer({
        SANDBOX_URL: gate.url,
        KITCHEN_URL: `${testBed.sandbox.url}/kitchen/orders`,
        ...photon,
      });
      const shopper = await newShopper(server.port);
      const usual = await ask(server, shopper, 0);
      claim(
        usual.join() === usualStatuses.join(),
        `${courier}: without nonsense the answers are ${usual.join(', ')}`,
      );
      for (const [at, hostile] of kinds.entries()) {
        if (server.hasEnded()) break;
        const before = gate.calls();
        gate.changeResponses(hostile.change);
        const answers = await ask(server, shopper, 2 * at + 1);
        await wait(pauseMs[size]);
        const order = server.hasEnded() ? null : await placeCash(shopper);
        gate.changeResponses(null);
        calls += gate.calls() - before;
        const label = `${courier}, ${hostile.name}`;
        claim(!server.hasEnded(), `${label}: the process ended`);
        claim(
          answers.every((status) => status !== 500 && status !== null),
          `${label}: answered ${answers.join(', ')}`,
        );
        claim(
          order?.id != null,
          `${label}: a cash pickup order was refused (${order?.answer?.status ?? 'no answer'})`,
        );
        const after = server.hasEnded() ? usualStatuses : await ask(server, shopper, 2 * at + 2);
        claim(
          isLike(after),
          `${label}: other requests failed, the next answers are ${after.join(', ')}`,
        );
      }
      const isBack = async () => (await ask(server, shopper, 0)).join() === usualStatuses.join();
      if (size === 'full')
        claim(
          (await waitUntil(backMs, isBack)) !== null,
          `${courier}: not all is as usual ${backMs / 1_000} s after the nonsense`,
        );
      claim(
        server.hasEnded() || (await httpStatusOf(server.port, '/readyz')) === 200,
        `${courier}: the server is not ready`,
      );
    } finally {
      await testBed.close();
    }
  }
  claim(calls > 3 * kinds.length, `outside services were called ${calls} times only`);
  return {
    violations,
    facts: [
      `${kinds.length} kinds of answers at ${couriers[size].length} couriers, ${calls} calls`,
    ],
  };
}

type Shopper = Awaited<ReturnType<typeof newShopper>>;

/**
 * Calls that need a courier's quote, an address search, a place and a payment start. Each `round`
 * requests a place of its own, which no cache has.
 */
async function ask(
  { port }: TestServer,
  shopper: Shopper,
  round: number,
): Promise<(number | null)[]> {
  const { body } = chaosOrder(webpayBrand, false, webpayMethod) as {
    body: { order: { items_attributes: unknown } };
  };
  const state = { latitude: -33.41 - round * 0.0015, longitude: -70.6 };
  const cart = {
    store_id: 1,
    dispatch_method: 'store_delivery',
    items: body.order.items_attributes,
  };
  const headers = { authorization: `Bearer ${shopper.token}` };
  const price = await callServer(port, {
    brand,
    method: 'POST',
    path: '/v1/shopping_carts/prices',
    headers,
    body: { cart, state },
  });
  const search = await callServer(port, {
    brand,
    path: `/v1/geocoding/search?q=Los%20Aromos%20${round}`,
    headers,
  });
  const reverse = await callServer(port, {
    brand,
    path: `/v1/geocoding/reverse?latitude=${state.latitude}&longitude=${state.longitude}`,
    headers,
  });
  const order = await placeOnline(shopper);
  const start = { redirect_url: `http://${brand}.localhost/processing-purchase` };
  const paying =
    order.id === null
      ? null
      : await callServer(port, {
          brand,
          method: 'POST',
          path: `/v1/orders/${order.id}/payments/webpay`,
          headers,
          body: start,
        });
  return [price, search, reverse, order.answer, paying].map((answer) =>
    answer?.status === 204 ? 200 : (answer?.status ?? null),
  );
}
