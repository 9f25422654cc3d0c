import { createHmac, randomUUID } from 'node:crypto';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { Fleet, TripListener } from '../fleet.ts';
import { isSuccess, type WebhookSender } from '../../webhooks/webhook-sender.ts';
import { currentStage, type Trip } from '../trip.ts';
import { deliveryResponse, uberStatus } from './uber-responses.ts';
import { tripLocation } from '../trip-location.ts';

/**
 * Returns the signature by which shops verify Uber's webhooks: lower-case hex HMAC-SHA256 of the
 * body as sent.
 */
export const uberSignature = (key: string, body: string): string =>
  createHmac('sha256', key).update(body).digest('hex');

type UberListenerDeps = {
  webhookSender: WebhookSender;
  clock: SandboxClock;
  fleet: Fleet;
  key: string;
  customerId: string;
};
const locationIntervalMs = 20_000;

/**
 * Sends a webhook at every change of status or proximity, and one with the rider's location every
 * twenty seconds.
 */
export function uberListener({
  webhookSender,
  clock,
  fleet,
  key,
  customerId,
}: UberListenerDeps): TripListener {
  const sendWebhook = (
    trip: Trip,
    kind: 'event.delivery_status' | 'event.courier_update',
    created: number,
    more: object,
  ): void => {
    const { stepMs } = fleet.pace();
    const body = JSON.stringify({
      kind,
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      status: uberStatus(currentStage(trip)).status,
      created: new Date(created).toISOString(),
      delivery_id: trip.id,
      customer_id: customerId,
      live_mode: false,
      data: deliveryResponse(trip, created, stepMs),
      ...more,
    });
    const proof = (which: 'valid' | 'forged') => ({
      'x-uber-signature': uberSignature(which === 'valid' ? key : `${key}?`, body),
    });
    webhookSender.send({
      provider: 'uber',
      subjectId: trip.id,
      reference: trip.reference,
      body,
      channel: kind,
      isAcknowledged: isSuccess,
      proof,
    });
  };
  return {
    moved: (trip) => sendWebhook(trip, 'event.delivery_status', trip.stepStartedAt, {}),
    located: {
      everyMs: locationIntervalMs,
      report: (trip) => {
        const now = clock.now();
        const location = tripLocation(trip, now, fleet.pace().stepMs);
        if (location !== null) sendWebhook(trip, 'event.courier_update', now, { location });
      },
    },
  };
}
