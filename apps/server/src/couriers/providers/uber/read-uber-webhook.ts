import { instantOf } from '@comanda/domain/time/instant.ts';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { CourierContext, CourierWebhook, RawWebhook } from '../../courier.ts';
import { isSameSecret } from '../../is-same-secret.ts';
import { parseJsonBody } from '../../../platform/calls/parse-json-body.ts';
import { uberReport } from './uber-report.ts';
import * as wire from './uber-wire.ts';

/** Our reference of the delivery that a webhook claims to be about. */
export function readUberRef(body: unknown): string | null {
  const read = v.safeParse(wire.uberWebhookRef, body);
  return read.success ? read.output.data.external_id : null;
}

/**
 * Verifies and reads a webhook. Uber signs the raw body: lower-case hex HMAC-SHA256 with the
 * webhook key. Accounts from before the header was renamed send the other header.
 */
export function readUberWebhook(
  { headers, body }: RawWebhook,
  secrets: CourierContext['secrets'],
  now: number,
): CourierWebhook | null {
  const { webhookSecret = '' } = secrets;
  const given = headers['x-uber-signature'] ?? headers['x-postmates-signature'] ?? '';
  const expected = createHmac('sha256', webhookSecret).update(body).digest('hex');
  if (webhookSecret === '' || !isSameSecret(given, expected)) return null;
  const parsed = parseJsonBody(body);
  const [webhook, externalRef] = [v.safeParse(wire.uberWebhook, parsed), readUberRef(parsed)];
  if (!webhook.success || externalRef === null) return null;
  const delivery = v.safeParse(wire.uberDelivery, webhook.output.data);
  const at = Math.min(
    now,
    webhook.output.created == null ? now : instantOf(webhook.output.created),
  );
  const isAbout = delivery.success && delivery.output.id === webhook.output.delivery_id;
  const report = isAbout
    ? uberReport(delivery.output, 'signedWebhook', at)
    : ({ source: 'unsignedWebhook', reported: 'REQUESTED', at } as const);
  return { externalRef, courierRef: webhook.output.delivery_id, report };
}
