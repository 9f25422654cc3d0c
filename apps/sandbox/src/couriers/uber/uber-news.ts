import { createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '../../control/clock.ts';
import type { Fleet, Listener } from '../fleet.ts';
import { isSuccess, type Newsroom } from '../newsroom.ts';
import { stageOf, type Trip } from '../trip.ts';
import { deliveryBody, uberStatus } from './uber-bodies.ts';
import { whereIs } from '../whereabouts.ts';

/** What shops prove Uber's calls with: lower-case hex HMAC-SHA256 of the body as it is sent. */
export const uberSignature = (key: string, body: string): string => createHmac('sha256', key).update(body).digest('hex');

type NewsDeps = { newsroom: Newsroom; clock: Clock; fleet: Fleet; key: string; customerId: string };
const locatedMs = 20_000;

/** News at every change of status or nearness, and every twenty seconds where the rider is. */
export function uberListener({ newsroom, clock, fleet, key, customerId }: NewsDeps): Listener {
  const tell = (trip: Trip, kind: 'event.delivery_status' | 'event.courier_update', created: number, more: object): void => {
    const { stepMs } = fleet.pace();
    const body = JSON.stringify({
      kind,
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      status: uberStatus(stageOf(trip)).status,
      created: new Date(created).toISOString(),
      delivery_id: trip.id,
      customer_id: customerId,
      live_mode: false,
      data: deliveryBody(trip, created, stepMs),
      ...more,
    });
    const proof = (which: 'true' | 'false') => ({ 'x-uber-signature': uberSignature(which === 'true' ? key : `${key}?`, body) });
    newsroom.send({ courier: 'uber', tripId: trip.id, reference: trip.reference, body, channel: kind, isTaken: isSuccess, proof });
  };
  return {
    moved: (trip) => tell(trip, 'event.delivery_status', trip.since, {}),
    located: {
      everyMs: locatedMs,
      tell: (trip) => {
        const now = clock.now();
        const location = whereIs(trip, now, fleet.pace().stepMs);
        if (location !== null) tell(trip, 'event.courier_update', now, { location });
      },
    },
  };
}
