import { createHmac } from 'node:crypto';
import type { Delivery } from '@comanda/domain/courier/delivery.ts';
import { applyCourierReport } from '@comanda/domain/courier/apply-courier-report.ts';
import { orderRiderOf } from '@comanda/domain/courier/order-rider.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { describe, expect, test } from 'vitest';
import type { CallProvider, ProviderAnswer } from '../platform/calls/provider-call.ts';
import { type CourierDriver, courierDrivers } from '../testing/courier-driver.ts';
import { courierCase } from '../testing/courier-case.ts';
import { unsafeReason, hostileVariants, type JsonValue } from '../testing/hostile-values.ts';
import type { SandboxProcess } from '../testing/sandbox-process.ts';
import { wireSamples } from '../testing/wire-samples.ts';
import type { CourierContext } from './courier.ts';

const now = Date.parse('2026-11-21T15:30:00Z');
const noSandbox = (): SandboxProcess => {
  throw new Error('these tests call nobody');
};
const sampleOf = (name: string): JsonValue =>
  wireSamples[
    name === 'issued'
      ? 'couriers/access-token-wire.ts issuedTokenSchema'
      : `couriers/providers/${name}`
  ];
const answered = (body: JsonValue, status = 200): ProviderAnswer => ({
  kind: 'answer',
  status,
  body,
});

/** Sample answers of each courier by method and path of the call; the first match counts. */
const answers: Readonly<Record<string, readonly (readonly [call: RegExp, sample: string])[]>> = {
  uber: [
    [/token$/u, 'issued'],
    [/delivery_quotes$/u, 'uber/uber-wire.ts uberQuote'],
    [/^GET .*limit=/u, 'uber/uber-wire.ts uberDeliveryList'],
    [/deliveries/u, 'uber/uber-wire.ts uberDelivery'],
  ],
  peya: [
    [/estimates$/u, 'peya/peya-wire.ts peyaEstimate'],
    [/tracking$/u, 'peya/peya-wire.ts peyaTracking'],
    [/referenceId=/u, 'peya/peya-wire.ts peyaShippingList'],
    [/shippings/u, 'peya/peya-wire.ts peyaShipping'],
  ],
  cabify: [
    [/authorization$/u, 'issued'],
    [/shipping_types/u, 'cabify/cabify-wire.ts cabifyShippingTypes'],
    [/estimate$/u, 'cabify/cabify-wire.ts cabifyEstimate'],
    [/^GET .*states=/u, 'cabify/cabify-wire.ts cabifyParcelPage'],
    [/status$/u, 'cabify/cabify-wire.ts cabifyStatus'],
    [/parcels/u, 'cabify/cabify-wire.ts cabifyCreatedParcels'],
  ],
};

/** A courier that answers as documented except for one of its calls. */
const callWith =
  (slug: string, wrong: string, answer: ProviderAnswer): CallProvider =>
  async ({ method, url }) => {
    const [, sample = ''] = answers[slug]?.find(([call]) => call.test(`${method} ${url}`)) ?? [];
    return sample === wrong ? answer : answered(sampleOf(sample));
  };

const delivery: Delivery = {
  id: 'd1',
  orderId: 'o1' as OrderId,
  courier: 'uber_delivery',
  externalRef: 'burger-1',
  courierRef: null,
  round: 1,
  status: 'REQUESTED',
  statusSince: now,
  requestedAt: now,
  requestCount: 1,
  reportedAt: now,
  problem: null,
  rider: null,
  eta: null,
  trackingUrl: null,
  cancelRequested: false,
};

/** Makes every call of a courier, stores the reports and returns the stored results. */
async function everything(
  { courier, secrets }: CourierDriver,
  call: CallProvider,
): Promise<unknown[]> {
  const { newErrand } = courierCase({ courier, secrets } as CourierDriver, noSandbox);
  let token: string | null = null;
  const accessToken = {
    read: () => token,
    store: (made: string) => void (token = made),
    drop: () => void (token = null),
  };
  const context: CourierContext = {
    baseUrl: 'https://courier.example',
    secrets,
    call,
    accessToken,
    now: () => now,
  };
  const errand = { ...newErrand(), ref: 'burger-1' };
  const quoted = await courier.quote(context, errand);
  const price = { minor: minor(3_500), currency: 'CLP' };
  const quote = quoted.ok
    ? quoted.quote
    : { courier: courier.name, id: 'q', price, dropoffEta: null, expiresAt: now };
  const known = { externalRef: 'burger-1', courierRef: null };
  const sightings = [
    await courier.dispatch(context, errand, quote),
    await courier.poll(context, known),
    await courier.poll(context, { ...known, courierRef: 'x1' }),
    await courier.cancel(context, { ...known, courierRef: 'x1' }),
  ];
  const ready = await courier.notifyReady?.(context, { ...known, courierRef: 'x1' });
  const followed = sightings.map(
    (report) =>
      applyCourierReport(delivery, { status: 'created', isAlive: true }, report, 1).delivery,
  );
  const stored = followed.map((each) => [
    each,
    orderRiderOf(each),
    new Date(each.reportedAt).toISOString(),
    new Date(each.statusSince).toISOString(),
  ]);
  return [quoted, sightings, ready ?? null, stored];
}

describe.each(
  courierDrivers.map((driver): [string, CourierDriver] => [driver.courier.slug, driver]),
)('%s', (slug, driver) => {
  test('documented responses are read', async () => {
    const read = await everything(driver, callWith(slug, '', answered({})));
    expect(read[0]).toMatchObject({ ok: true });
    expect(unsafeReason(read)).toBeNull();
  });

  test.each((answers[slug] ?? []).map(([, sample]) => sample))(
    'an odd value in %s spoils at most that response',
    async (sample) => {
      for (const body of hostileVariants(sampleOf(sample))) {
        const fault = unsafeReason(
          await everything(driver, callWith(slug, sample, answered(body))),
        );
        if (fault !== null)
          expect.fail(`${fault} is kept of ${JSON.stringify(body).slice(0, 400)}`);
      }
    },
  );

  test.each([401, 409, 503])(
    'an odd refusal with %i spoils at most that response',
    async (status) => {
      for (const [, sample] of answers[slug] ?? [])
        for (const body of hostileVariants(sampleOf(`${slug}/wire.ts refusal`))) {
          const fault = unsafeReason(
            await everything(driver, callWith(slug, sample, answered(body, status))),
          );
          if (fault !== null)
            expect.fail(`${fault} is kept of ${JSON.stringify(body).slice(0, 400)}`);
        }
    },
  );

  test('an odd webhook triggers a poll or is ignored', () => {
    for (const hostile of hostileVariants(JSON.parse(driver.webhook('burger-1').body))) {
      const body = Buffer.from(JSON.stringify(hostile) ?? '');
      const signature = createHmac('sha256', driver.secrets['webhookSecret'] ?? '')
        .update(body)
        .digest('hex');
      const headers = { ...driver.webhook('burger-1').headers, 'x-uber-signature': signature };
      const message = driver.courier.readWebhook({ headers, body }, driver.secrets, now);
      const followed =
        message &&
        applyCourierReport(delivery, { status: 'created', isAlive: true }, message.report, 1)
          .delivery;
      const recorded = [
        message,
        driver.courier.readExternalRef(hostile),
        followed && [followed, orderRiderOf(followed), new Date(followed.reportedAt).toISOString()],
      ];
      const fault = unsafeReason(recorded);
      if (fault !== null)
        expect.fail(`${fault} is kept of ${JSON.stringify(hostile).slice(0, 400)}`);
    }
  });
});
