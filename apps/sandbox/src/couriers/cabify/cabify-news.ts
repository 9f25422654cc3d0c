import type { Clock } from '../../control/clock.ts';
import type { Fleet, Listener } from '../fleet.ts';
import type { News, Newsroom } from '../newsroom.ts';
import { stageOf, type Trip } from '../trip.ts';
import { whereIs } from '../whereabouts.ts';
import { cabifyState, statusBody } from './cabify-bodies.ts';

const locatedMs = 15_000;

/** Cabify tries again only when the shop's own program failed; any other answer ends it. */
const isTaken = (status: number): boolean => status > 0 && status < 500;

/** News at every change of state (`parcel`), and of where the driver is (`parcelLocation`). */
export function cabifyListener(newsroom: Newsroom, clock: Clock, fleet: Fleet): Listener {
  const tell = (trip: Trip, channel: string, body: object): void => {
    const news: News = {
      courier: 'cabify',
      tripId: trip.id,
      reference: trip.reference,
      body: JSON.stringify(body),
      channel,
      isTaken,
      proof: () => ({}),
    };
    newsroom.send(news);
  };
  return {
    moved: (trip) => {
      if (isSilent(trip)) return;
      const { shipping_type: _type, ...status } = statusBody(trip, trip.since, fleet.pace().stepMs);
      tell(trip, 'parcel', { ...status, event_time: new Date(trip.since).toISOString() });
    },
    located: {
      everyMs: locatedMs,
      tell: (trip) => {
        const where = whereIs(trip, clock.now(), fleet.pace().stepMs);
        if (where === null) return;
        const state = ['toPickup', 'nearPickup'].includes(stageOf(trip)) ? 'onroutetopickup' : 'intransit';
        const location = { latitude: where.lat, longitude: where.lng };
        tell(trip, 'parcelLocation', { parcel_id: trip.id, external_id: trip.reference, location, state });
      },
    },
  };
}

/** The step before had the same word. */
const isSilent = (trip: Trip): boolean => trip.at > 0 && cabifyState({ ...trip, at: trip.at - 1 }) === cabifyState(trip);
