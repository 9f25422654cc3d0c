import * as v from 'valibot';
import type { CourierContext, CourierWebhook, RawWebhook } from '../../courier.ts';
import { isSameSecret } from '../../is-same-secret.ts';
import { parseJsonBody } from '../../../platform/calls/parse-json-body.ts';
import * as wire from './cabify-wire.ts';

export function readCabifyRef(body: unknown): string | null {
  const read = v.safeParse(wire.cabifyWebhookRef, body);
  return read.success ? read.output.external_id : null;
}

/**
 * Only the header that we registered proves the sender, so the body's content just causes a poll.
 */
export function readCabifyWebhook(
  { headers, body }: RawWebhook,
  secrets: CourierContext['secrets'],
  now: number,
): CourierWebhook | null {
  const { webhookSecret = '' } = secrets;
  if (webhookSecret === '' || !isSameSecret(headers['authorization'] ?? '', webhookSecret))
    return null;
  const read = v.safeParse(wire.cabifyWebhook, parseJsonBody(body));
  if (!read.success) return null;
  const { external_id: externalRef, id, parcel_id } = read.output;
  return {
    externalRef,
    courierRef: id ?? parcel_id ?? null,
    report: { source: 'unsignedWebhook', reported: 'REQUESTED', at: now },
  };
}
