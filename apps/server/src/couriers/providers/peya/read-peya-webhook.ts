import * as v from 'valibot';
import type { CourierContext, CourierWebhook, RawWebhook } from '../../courier.ts';
import { isSameSecret } from '../../is-same-secret.ts';
import { parseJsonBody } from '../../../platform/calls/parse-json-body.ts';
import * as wire from './peya-wire.ts';

export function readPeyaRef(body: unknown): string | null {
  const read = v.safeParse(wire.peyaWebhookRef, body);
  return read.success ? read.output.referenceId : null;
}

/**
 * The header is a password and does not sign the body, so the body's content just causes a poll.
 */
export function readPeyaWebhook(
  { headers, body }: RawWebhook,
  secrets: CourierContext['secrets'],
  now: number,
): CourierWebhook | null {
  const { webhookSecret = '' } = secrets;
  if (webhookSecret === '' || !isSameSecret(headers['authorization'] ?? '', webhookSecret))
    return null;
  const read = v.safeParse(wire.peyaWebhook, parseJsonBody(body));
  if (!read.success) return null;
  return {
    externalRef: read.output.referenceId,
    courierRef: read.output.id,
    report: { source: 'unsignedWebhook', reported: 'REQUESTED', at: now },
  };
}
