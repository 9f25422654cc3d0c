import * as v from 'valibot';
import { parseJsonBody } from '../../../platform/calls/parse-json-body.ts';
import type { Webhook, WebhookRequest } from '../../provider/provider-webhooks.ts';
import { machEvent } from './mach-wire.ts';

/**
 * Reads MACH's webhook; null: it is none. MACH signs nothing and names no event, so it only tells
 * which payment to ask for.
 */
export function readMachWebhook({ method, body }: WebhookRequest): Webhook | null {
  const read = method === 'POST' ? v.safeParse(machEvent, parseJsonBody(body)) : null;
  if (!read?.success) return null;
  const { event_resource_id: providerRef, event_upstream_id: merchantRef } = read.output;
  return {
    proof: 'none',
    eventId: null,
    merchantRef: merchantRef ?? null,
    providerRef,
    objectId: null,
  };
}
