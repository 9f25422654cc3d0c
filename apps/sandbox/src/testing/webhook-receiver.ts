import type { PostWebhook } from '../webhooks/post-webhook.ts';

type WebhookCall = {
  url: string;
  headers: Readonly<Record<string, string>>;
  raw: string;
  body: Readonly<Record<string, unknown>>;
};

/**
 * A shop's webhook endpoint. It records the couriers' webhooks and sends the configured response.
 */
export function webhookReceiver() {
  const received: WebhookCall[] = [];
  let status = 200;
  const post: PostWebhook = async (url, headers, raw) => {
    received.push({ url, headers, raw, body: JSON.parse(raw) as WebhookCall['body'] });
    return status;
  };
  return { post, received, answerWith: (next: number) => void (status = next) };
}
