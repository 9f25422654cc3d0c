import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { CourierContext, CourierMessage, RawMessage } from '../../courier.ts';
import { isSameText } from '../../is-same-text.ts';
import { readJson } from '../../read-json.ts';
import { sightingOf } from './map-status.ts';
import * as wire from './wire.ts';

/** Our name for the delivery that the message claims to be about. */
export function refOf(body: unknown): string | null {
  const read = v.safeParse(wire.messageRef, body);
  return read.success ? read.output.data.external_id : null;
}

/** Signed with the webhook key: lower-case hex HMAC-SHA256 of the raw body. Accounts from before the name was changed send the other header. */
export function readMessage({ headers, body }: RawMessage, secrets: CourierContext['secrets'], now: number): CourierMessage | null {
  const { webhookSecret = '' } = secrets;
  const given = headers['x-uber-signature'] ?? headers['x-postmates-signature'] ?? '';
  const wanted = createHmac('sha256', webhookSecret).update(body).digest('hex');
  if (webhookSecret === '' || !isSameText(given, wanted)) return null;
  const parsed = readJson(body);
  const [message, externalRef] = [v.safeParse(wire.message, parsed), refOf(parsed)];
  if (!message.success || externalRef === null) return null;
  const delivery = v.safeParse(wire.delivery, message.output.data);
  const at = Math.min(now, message.output.created == null ? now : Date.parse(message.output.created));
  const isAbout = delivery.success && delivery.output.id === message.output.delivery_id;
  const seen = isAbout ? sightingOf(delivery.output, 'signed', at) : ({ authority: 'notice', reported: 'REQUESTED', at } as const);
  return { externalRef, courierRef: message.output.delivery_id, seen };
}
