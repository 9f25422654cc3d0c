import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { Fleet, TripListener } from '../fleet.ts';
import type { OutgoingWebhook, WebhookSender } from '../../webhooks/webhook-sender.ts';
import { currentStage, type Trip } from '../trip.ts';
import { tripLocation } from '../trip-location.ts';
import { cabifyState, statusResponse } from './cabify-responses.ts';

const locationIntervalMs = 15_000;

/** Cabify retries a webhook only after a server error (5xx) or no response. */
const isAcknowledged = (status: number): boolean => status > 0 && status < 500;

/**
 * Sends webhooks: `parcel` at every change of state, `parcelLocation` with the driver's location
 * every 15 seconds.
 */
export function cabifyListener(
  webhookSender: WebhookSender,
  clock: SandboxClock,
  fleet: Fleet,
): TripListener {
  const sendWebhook = (trip: Trip, channel: string, body: object): void => {
    const webhook: OutgoingWebhook = {
      provider: 'cabify',
      subjectId: trip.id,
      reference: trip.reference,
      body: JSON.stringify(body),
      channel,
      isAcknowledged,
      proof: () => ({}),
    };
    webhookSender.send(webhook);
  };
  return {
    moved: (trip) => {
      if (hasSameState(trip)) return;
      const { shipping_type: _type, ...status } = statusResponse(
        trip,
        trip.stepStartedAt,
        fleet.pace().stepMs,
      );
      sendWebhook(trip, 'parcel', {
        ...status,
        event_time: new Date(trip.stepStartedAt).toISOString(),
      });
    },
    located: {
      everyMs: locationIntervalMs,
      report: (trip) => {
        const tripPoint = tripLocation(trip, clock.now(), fleet.pace().stepMs);
        if (tripPoint === null) return;
        const state = ['toPickup', 'nearPickup'].includes(currentStage(trip))
          ? 'onroutetopickup'
          : 'intransit';
        const location = { latitude: tripPoint.lat, longitude: tripPoint.lng };
        sendWebhook(trip, 'parcelLocation', {
          parcel_id: trip.id,
          external_id: trip.reference,
          location,
          state,
        });
      },
    },
  };
}

/** True if the previous step has the same Cabify state. */
const hasSameState = (trip: Trip): boolean =>
  trip.stepIndex > 0 &&
  cabifyState({ ...trip, stepIndex: trip.stepIndex - 1 }) === cabifyState(trip);
