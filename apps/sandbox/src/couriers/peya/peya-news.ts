import type { Clock } from '../../control/clock.ts';
import type { Fleet, Listener } from '../fleet.ts';
import { isSuccess, type Newsroom } from '../newsroom.ts';
import { toSeconds } from '../seconds.ts';
import { stageOf, type Trip } from '../trip.ts';
import { cancelPart, peyaStatus, timesPart } from './peya-bodies.ts';

/** News at every change of status, to the addresses of the shipping's own kind: tests to those for tests. */
export function peyaListener(newsroom: Newsroom, clock: Clock, fleet: Fleet): Listener {
  return {
    moved: (trip) => {
      if (isSilent(trip)) return;
      const body = JSON.stringify({
        topic: 'SHIPPING_STATUS',
        id: trip.id,
        referenceId: trip.reference,
        generated: toSeconds(trip.since),
        transmitted: toSeconds(clock.now()),
        data: { status: peyaStatus(stageOf(trip)), ...cancelPart(trip), ...timesPart(trip, fleet.pace().stepMs) },
      });
      const channel = trip.details['isTest'] === true ? 'test' : 'live';
      newsroom.send({ courier: 'peya', tripId: trip.id, reference: trip.reference, body, channel, isTaken: isSuccess, proof: () => ({}) });
    },
  };
}

/** The step before had the same word. */
function isSilent({ course, at }: Trip): boolean {
  const [before, now] = [course[at - 1], course[at]];
  return before !== undefined && now !== undefined && peyaStatus(before.stage) === peyaStatus(now.stage);
}
