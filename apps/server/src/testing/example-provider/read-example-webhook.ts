import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { ProviderWebhooks } from '../../payments/provider/provider-webhooks.ts';
import { constantTimeEqual } from '../../platform/http/signed-token.ts';
import { exampleWebhook } from './example-wire.ts';

const json = v.pipe(v.string(), v.parseJson(), exampleWebhook);

/** The webhook's signature covers its whole body. */
export const exampleWebhooks: ProviderWebhooks = {
  read: ({ body, headers }, secrets) => {
    const seal = createHmac('sha256', secrets['webhookSecret'] ?? '')
      .update(body)
      .digest('hex');
    if (!constantTimeEqual(headers['x-signature'] ?? '', seal)) return null;
    const read = v.safeParse(json, body.toString('utf8'));
    if (!read.success) return null;
    const { event, payment, reference } = read.output;
    return {
      proof: 'signed',
      eventId: event,
      merchantRef: reference,
      providerRef: payment,
      objectId: null,
    };
  },
  answer: 'receipt',
  responseBody: '{}',
};
