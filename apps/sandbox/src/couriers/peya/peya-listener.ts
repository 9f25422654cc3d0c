import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { Fleet, TripListener } from '../fleet.ts';
import { isSuccess, type WebhookSender } from '../../webhooks/webhook-sender.ts';
import { isoSeconds } from '../iso-seconds.ts';
import { currentStage, type Trip } from '../trip.ts';
import { cancelFields, peyaStatus, timeFields } from './peya-responses.ts';

/**
 * Sends a webhook at every change of status. The channel separates test shippings from real ones.
 */
export function peyaListener(
  webhookSender: WebhookSender,
  clock: SandboxClock,
  fleet: Fleet,
): TripListener {
  return {
    moved: (trip) => {
      if (hasSameStatus(trip)) return;
      const body = JSON.stringify({
        topic: 'SHIPPING_STATUS',
        id: trip.id,
        referenceId: trip.reference,
        generated: isoSeconds(trip.stepStartedAt),
        transmitted: isoSeconds(clock.now()),
        data: {
          status: peyaStatus(currentStage(trip)),
          ...cancelFields(trip),
          ...timeFields(trip, fleet.pace().stepMs),
        },
      });
      const channel = trip.details['isTest'] === true ? 'test' : 'live';
      webhookSender.send({
        provider: 'peya',
        subjectId: trip.id,
        reference: trip.reference,
        body,
        channel,
        isAcknowledged: isSuccess,
        proof: () => ({}),
      });
    },
  };
}

/** True if the previous step has the same PedidosYa status. */
function hasSameStatus({ plan, stepIndex }: Trip): boolean {
  const [before, now] = [plan[stepIndex - 1], plan[stepIndex]];
  return (
    before !== undefined && now !== undefined && peyaStatus(before.stage) === peyaStatus(now.stage)
  );
}
