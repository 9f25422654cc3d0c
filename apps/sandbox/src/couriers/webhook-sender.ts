import type { FaultName } from '../control/fault.ts';
import type { FaultPlan } from '../control/fault-plan.ts';
import type { Timer } from '../timer.ts';
import type { PostWebhook } from './post-webhook.ts';
import type { EmulatedCourier } from './trip.ts';

/**
 * A shop's webhook address. `secret`: headers that authenticate the courier; `headers`: others that the shop
 * configured. `channel`: the kind of webhook it receives; absent: all kinds.
 */
export type WebhookAddress = {
  readonly url: string;
  readonly secret: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly channel?: string;
};

/**
 * A webhook about one delivery. `proof`: headers that only the courier can compute for this body; with the forged key they
 * are invalid. `isAcknowledged`: true if the shop's response status ends the retries.
 */
export type OutgoingWebhook = {
  readonly courier: EmulatedCourier;
  readonly tripId: string;
  readonly reference: string;
  readonly body: string;
  readonly channel: string;
  isAcknowledged(status: number): boolean;
  proof(key: 'valid' | 'forged'): Readonly<Record<string, string>>;
};

export type WebhookSender = {
  addresses(courier: EmulatedCourier): readonly WebhookAddress[];
  setAddresses(courier: EmulatedCourier, addresses: readonly WebhookAddress[]): void;
  send(webhook: OutgoingWebhook): void;
};

const maxAttempts = 7;
const firstPauseMs = 10_000;

/**
 * Sends webhooks to shops, in order per delivery and address. Retries after 10 s, 20 s, 40 s …, seven attempts in all,
 * until the shop acknowledges; a retry may arrive after later webhooks. Faults make a webhook lost, doubled, late (after
 * the next one) or forged.
 */
export function createWebhookSender(
  faultPlan: FaultPlan,
  timer: Timer,
  post: PostWebhook,
): WebhookSender {
  const byCourier = new Map<EmulatedCourier, readonly WebhookAddress[]>();
  const delayed = new Map<string, OutgoingWebhook>();
  const queues = new Map<string, Promise<unknown>>();

  const sendOnce = async (
    webhook: OutgoingWebhook,
    address: WebhookAddress,
    attempts: number,
    forged: boolean,
  ): Promise<void> => {
    const proof = webhook.proof(forged ? 'forged' : 'valid');
    const secret = forged ? forgedHeaders(address.secret) : address.secret;
    const status = await post(
      address.url,
      { ...address.headers, ...secret, ...proof },
      webhook.body,
    );
    if (webhook.isAcknowledged(status) || attempts >= maxAttempts) return;
    timer.after(
      firstPauseMs * 2 ** (attempts - 1),
      () => void sendOnce(webhook, address, attempts + 1, forged),
    );
  };
  const queueWebhook = (webhook: OutgoingWebhook, forged: boolean): void => {
    for (const address of byCourier.get(webhook.courier) ?? []) {
      if (address.channel !== undefined && address.channel !== webhook.channel) continue;
      const queueKey = `${webhook.courier} ${webhook.tripId} ${address.url}`;
      const sent = (queues.get(queueKey) ?? Promise.resolve()).then(() =>
        sendOnce(webhook, address, 1, forged),
      );
      queues.set(queueKey, sent);
      void sent.finally(() => queues.get(queueKey) === sent && queues.delete(queueKey));
    }
  };
  const send = (webhook: OutgoingWebhook, fault: FaultName | null): void => {
    if (fault === 'webhookLost') return;
    const queueKey = `${webhook.courier} ${webhook.tripId}`;
    const late = delayed.get(queueKey);
    if (fault === 'webhookLate' && late === undefined) return void delayed.set(queueKey, webhook);
    queueWebhook(webhook, fault === 'webhookForged');
    if (fault === 'webhookDuplicated') queueWebhook(webhook, false);
    if (late === undefined) return;
    delayed.delete(queueKey);
    queueWebhook(late, false);
  };
  return {
    addresses: (courier) => byCourier.get(courier) ?? [],
    setAddresses: (courier, addresses) => void byCourier.set(courier, addresses),
    send: (webhook) =>
      send(
        webhook,
        faultPlan.takeFault(webhook.courier, 'webhook', webhook.reference)?.name ?? null,
      ),
  };
}

/** True for every 2xx status. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const forgedHeaders = (secret: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.keys(secret).map((name) => [name, 'falsified']));
