import { createHmac } from 'node:crypto';
import type { CourierProblem } from '@comanda/domain/courier/delivery.ts';
import type { Courier, CourierContext } from '../couriers/courier.ts';
import { cabify } from '../couriers/providers/cabify/cabify.ts';
import { peya } from '../couriers/providers/peya/peya.ts';
import { uber } from '../couriers/providers/uber/uber.ts';

/**
 * Facts about one courier for the tests that all couriers must pass. Refusals: a fault of the
 * sandbox, and the problem that it is read as.
 */
export type CourierDriver = {
  courier: Courier;
  secrets: CourierContext['secrets'];
  quoteRefusals: readonly [fault: string, problem: CourierProblem][];
  dispatchRefusals: readonly [fault: string, problem: CourierProblem][];
  /** Makes a webhook of the courier about the delivery with this reference. */
  webhook(ref: string): { headers: Record<string, string>; body: string };
};

const uberSecrets = {
  customerId: 'sandbox-uber',
  clientId: 'uber-client',
  clientSecret: 'uber-secret',
  webhookSecret: 'uber-webhook',
};

const uberDriver: CourierDriver = {
  courier: uber,
  secrets: uberSecrets,
  quoteRefusals: [
    ['noRiders', 'noRiders'],
    ['outOfZone', 'outOfZone'],
    ['badAddress', 'badAddress'],
    ['accountBlocked', 'accountBlocked'],
    ['error500', 'temporary'],
  ],
  dispatchRefusals: [
    ['noRiders', 'noRiders'],
    ['outOfZone', 'outOfZone'],
    ['accountBlocked', 'accountBlocked'],
    ['quoteExpired', 'quoteExpired'],
    ['quoteUsed', 'quoteUsed'],
    ['tooManyRequests', 'rateLimited'],
  ],
  webhook: (ref) => {
    const body = JSON.stringify({
      kind: 'event.delivery_status',
      delivery_id: 'del_1',
      data: { id: 'del_1', external_id: ref, status: 'pickup' },
    });
    return {
      body,
      headers: {
        'x-uber-signature': createHmac('sha256', uberSecrets.webhookSecret)
          .update(body)
          .digest('hex'),
      },
    };
  },
};

const usualRefusals: CourierDriver['quoteRefusals'] = [
  ['noRiders', 'noRiders'],
  ['outOfZone', 'outOfZone'],
  ['accountBlocked', 'accountBlocked'],
];

const peyaDriver: CourierDriver = {
  courier: peya,
  secrets: { token: 'peya-token', webhookSecret: 'peya-webhook' },
  quoteRefusals: [...usualRefusals, ['badAddress', 'badAddress'], ['error500', 'temporary']],
  dispatchRefusals: [
    ...usualRefusals,
    ['quoteExpired', 'quoteExpired'],
    ['quoteUsed', 'quoteUsed'],
    ['tooManyRequests', 'rateLimited'],
  ],
  webhook: (ref) => ({
    headers: { authorization: 'peya-webhook' },
    body: JSON.stringify({
      topic: 'SHIPPING_STATUS',
      id: 'a',
      referenceId: ref,
      data: { status: 'COMPLETED' },
    }),
  }),
};

/** The Cabify driver. Cabify reports a missing rider only after the dispatch. */
const cabifyDriver: CourierDriver = {
  courier: cabify,
  secrets: {
    clientId: 'cabify-client',
    clientSecret: 'cabify-secret',
    webhookSecret: 'cabify-webhook',
  },
  quoteRefusals: [...usualRefusals, ['badAddress', 'badAddress'], ['error500', 'temporary']],
  dispatchRefusals: [
    ['accountBlocked', 'accountBlocked'],
    ['tooManyRequests', 'rateLimited'],
  ],
  webhook: (ref) => ({
    headers: { authorization: 'cabify-webhook' },
    body: JSON.stringify({
      id: 'a',
      external_id: ref,
      state: 'delivered',
      event_time: '2026-11-21T15:30:00Z',
    }),
  }),
};

export const courierDrivers: readonly CourierDriver[] = [uberDriver, peyaDriver, cabifyDriver];
