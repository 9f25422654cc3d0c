import { createHmac } from 'node:crypto';
import type { Delivery } from '@comanda/domain/courier/delivery.ts';
import { followDelivery } from '@comanda/domain/courier/follow-delivery.ts';
import { riderOf } from '@comanda/domain/courier/order-rider.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { describe, expect, test } from 'vitest';
import type { CallProvider, ProviderAnswer } from '../platform/calls/provider-call.ts';
import { type CourierDriver, courierDrivers } from '../testing/courier-driver.ts';
import { courierCase } from '../testing/courier-case.ts';
import { faultOf, hostileAnswers, type JsonValue } from '../testing/hostile-values.ts';
import type { SandboxProcess } from '../testing/sandbox-process.ts';
import { wireSamples } from '../testing/wire-samples.ts';
import type { CourierContext } from './courier.ts';

const now = Date.parse('2026-11-21T15:30:00Z');
const noSandbox = (): SandboxProcess => {
  throw new Error('these tests call nobody');
};
const sampleOf = (name: string): JsonValue =>
  wireSamples[name === 'issued' ? 'couriers/token-wire.ts issued' : `couriers/providers/${name}`];
const answered = (body: JsonValue, status = 200): ProviderAnswer => ({ kind: 'answer', status, body });

/** What each call of a courier answers, by its method and path; the first that fits. */
const answers: Readonly<Record<string, readonly (readonly [call: RegExp, sample: string])[]>> = {
  uber: [
    [/token$/u, 'issued'],
    [/delivery_quotes$/u, 'uber/wire.ts quote'],
    [/^GET .*limit=/u, 'uber/wire.ts list'],
    [/deliveries/u, 'uber/wire.ts delivery'],
  ],
  peya: [
    [/estimates$/u, 'peya/wire.ts estimate'],
    [/tracking$/u, 'peya/wire.ts tracking'],
    [/referenceId=/u, 'peya/wire.ts list'],
    [/shippings/u, 'peya/wire.ts shipping'],
  ],
  cabify: [
    [/authorization$/u, 'issued'],
    [/shipping_types/u, 'cabify/wire.ts shippingTypes'],
    [/estimate$/u, 'cabify/wire.ts estimate'],
    [/^GET .*states=/u, 'cabify/wire.ts page'],
    [/status$/u, 'cabify/wire.ts status'],
    [/parcels/u, 'cabify/wire.ts made'],
  ],
};

/** A courier that answers as documented but for one of its calls. */
const callWith =
  (slug: string, wrong: string, answer: ProviderAnswer): CallProvider =>
  async ({ method, url }) => {
    const [, sample = ''] = answers[slug]?.find(([call]) => call.test(`${method} ${url}`)) ?? [];
    return sample === wrong ? answer : answered(sampleOf(sample));
  };

const delivery: Delivery = {
  ...{
    id: 'd1',
    orderId: 'o1' as OrderId,
    courier: 'uber_delivery',
    externalRef: 'burger-1',
    courierRef: null,
    round: 1,
    status: 'REQUESTED',
  },
  ...{ since: now, sentAt: now, sends: 1, seenAt: now, problem: null, rider: null, eta: null, trackingUrl: null, calledOff: false },
};

/** Everything that is asked of a courier, and all that follows from its answers; what is stored of them. */
async function everything({ courier, secrets }: CourierDriver, call: CallProvider): Promise<unknown[]> {
  const { newErrand } = courierCase({ courier, secrets } as CourierDriver, noSandbox);
  let token: string | null = null;
  const pass = { read: () => token, keep: (made: string) => void (token = made), drop: () => void (token = null) };
  const context: CourierContext = { baseUrl: 'https://courier.example', secrets, call, pass, now: () => now };
  const errand = { ...newErrand(), ref: 'burger-1' };
  const quoted = await courier.quote(context, errand);
  const price = { minor: minor(3_500), currency: 'CLP' };
  const quote = quoted.ok ? quoted.quote : { courier: courier.name, id: 'q', price, dropoffEta: null, expiresAt: now };
  const known = { externalRef: 'burger-1', courierRef: null };
  const sightings = [
    await courier.dispatch(context, errand, quote),
    await courier.ask(context, known),
    await courier.ask(context, { ...known, courierRef: 'x1' }),
    await courier.callOff(context, { ...known, courierRef: 'x1' }),
  ];
  const ready = await courier.tellReady?.(context, { ...known, courierRef: 'x1' });
  const followed = sightings.map((seen) => followDelivery(delivery, { status: 'created', isWanted: true }, seen, 1).delivery);
  const stored = followed.map((each) => [each, riderOf(each), new Date(each.seenAt).toISOString(), new Date(each.since).toISOString()]);
  return [quoted, sightings, ready ?? null, stored];
}

describe.each(courierDrivers.map((driver): [string, CourierDriver] => [driver.courier.slug, driver]))('%s', (slug, driver) => {
  test('answers as documented are read', async () => {
    const read = await everything(driver, callWith(slug, '', answered({})));
    expect(read[0]).toMatchObject({ ok: true });
    expect(faultOf(read)).toBeNull();
  });

  test.each((answers[slug] ?? []).map(([, sample]) => sample))('an odd value in %s costs that answer, never more', async (sample) => {
    for (const body of hostileAnswers(sampleOf(sample))) {
      const fault = faultOf(await everything(driver, callWith(slug, sample, answered(body))));
      if (fault !== null) expect.fail(`${fault} is kept of ${JSON.stringify(body).slice(0, 400)}`);
    }
  });

  test.each([401, 409, 503])('an odd refusal with %i costs that answer, never more', async (status) => {
    for (const [, sample] of answers[slug] ?? [])
      for (const body of hostileAnswers(sampleOf(`${slug}/wire.ts refusal`))) {
        const fault = faultOf(await everything(driver, callWith(slug, sample, answered(body, status))));
        if (fault !== null) expect.fail(`${fault} is kept of ${JSON.stringify(body).slice(0, 400)}`);
      }
  });

  test('an odd message is heard as a reason to ask, or not at all', () => {
    for (const hostile of hostileAnswers(JSON.parse(driver.message('burger-1').body))) {
      const body = Buffer.from(JSON.stringify(hostile) ?? '');
      const signature = createHmac('sha256', driver.secrets['webhookSecret'] ?? '')
        .update(body)
        .digest('hex');
      const headers = { ...driver.message('burger-1').headers, 'x-uber-signature': signature };
      const message = driver.courier.readMessage({ headers, body }, driver.secrets, now);
      const followed = message && followDelivery(delivery, { status: 'created', isWanted: true }, message.seen, 1).delivery;
      const kept = [
        message,
        driver.courier.refOf(hostile),
        followed && [followed, riderOf(followed), new Date(followed.seenAt).toISOString()],
      ];
      const fault = faultOf(kept);
      if (fault !== null) expect.fail(`${fault} is kept of ${JSON.stringify(hostile).slice(0, 400)}`);
    }
  });
});
