import type { ProviderResponse } from '../../http/provider-response.ts';
import { objectsIn, readObject, textOrNull } from '../../http/read-json.ts';
import type { WebhookAddress, WebhookSender } from '../../webhooks/webhook-sender.ts';
import { subscriptionProblems } from './cabify-fields.ts';
import { cabifyInvalidFields } from './cabify-refusal.ts';

/**
 * Subscribes an address to webhooks. Only its custom headers authenticate Cabify. A second
 * subscription of a kind is added to the first.
 */
export function subscribe(webhookSender: WebhookSender, rawBody: string): ProviderResponse {
  const body = readObject(rawBody);
  const problems = body === null ? { body: 'JSON object' } : subscriptionProblems(body);
  if (body === null || Object.keys(problems).length > 0) return cabifyInvalidFields(problems);
  const headers = objectsIn(body['headers']).map(({ name, value }): [string, string] => [
    String(name).toLowerCase(),
    String(value),
  ]);
  const address = {
    url: textOrNull(body['callback_url']) ?? '',
    secret: Object.fromEntries(headers),
    headers: {},
    channel: textOrNull(body['hook']) ?? '',
  };
  webhookSender.setAddresses('cabify', [...webhookSender.addresses('cabify'), address]);
  return { status: 201, body: {} };
}

export function listSubscriptions(webhookSender: WebhookSender): ProviderResponse {
  const shown = ({ url, secret, channel }: WebhookAddress, index: number) => ({
    id: index + 1,
    hook: channel ?? 'parcel',
    callback_url: url,
    headers: Object.entries(secret).map(([name, value]) => ({ name, value })),
  });
  return { status: 200, body: { subscriptions: webhookSender.addresses('cabify').map(shown) } };
}

export function unsubscribe(webhookSender: WebhookSender, hook: string): ProviderResponse {
  webhookSender.setAddresses(
    'cabify',
    webhookSender.addresses('cabify').filter(({ channel }) => channel !== hook),
  );
  return { status: 200, body: {} };
}
