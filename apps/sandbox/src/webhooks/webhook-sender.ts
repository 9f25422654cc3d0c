import type { Fault } from '../control/fault.ts';
import type { FaultPlan } from '../control/fault-plan.ts';
import type { Timer } from '../timer.ts';
import type { PostWebhook } from './post-webhook.ts';

/**
 * A shop's webhook address. `secret`: headers that authenticate the provider; `headers`: others
 * that the shop configured. `channel`: the kind of webhook it receives; absent: all kinds.
 */
export type WebhookAddress = {
  readonly url: string;
  readonly secret: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly channel?: string;
};

/**
 * A webhook about one delivery or payment (`subjectId`). `proof`: headers that only the provider
 * can compute for this body; with the forged key they are invalid. `isAcknowledged`: true if the
 * shop's response status ends the retries.
 */
export type OutgoingWebhook = {
  readonly provider: string;
  readonly subjectId: string;
  readonly reference: string;
  readonly body: string;
  readonly channel: string;
  isAcknowledged(status: number): boolean;
  proof(key: 'valid' | 'forged'): Readonly<Record<string, string>>;
  /** The body with an invalid signature, of a provider that signs inside the body. */
  readonly forgedBody?: string;
  /** Addresses that the shop named with the payment. Absent: those set for the provider. */
  readonly addresses?: readonly WebhookAddress[];
  readonly method?: 'GET' | 'POST';
  /** Pauses before the retries, in milliseconds. Absent: 10 s, 20 s, 40 s … six times. */
  readonly pausesMs?: readonly number[];
  /**
   * True: a late webhook is sent after the fault's delay. Absent: after the next one of the same
   * subject.
   */
  readonly hasTimedDelay?: boolean;
  /** The webhook with a wrong amount, or with the state before the last one. */
  falsified?(fault: 'webhookWrongAmount' | 'webhookStale'): OutgoingWebhook;
  /** Receives the status of each try; 0 if there was no response, or if the webhook was lost. */
  answered?(status: number): void;
};

export type WebhookSender = {
  addresses(provider: string): readonly WebhookAddress[];
  setAddresses(provider: string, addresses: readonly WebhookAddress[]): void;
  send(webhook: OutgoingWebhook): void;
};

const defaultPausesMs = [10_000, 20_000, 40_000, 80_000, 160_000, 320_000];

/**
 * Sends webhooks to shops, in order per subject and address. Retries until the shop acknowledges; a
 * retry may arrive after later webhooks. Faults make a webhook lost, doubled, late, forged or
 * false.
 */
export function createWebhookSender(
  faultPlan: FaultPlan,
  timer: Timer,
  post: PostWebhook,
): WebhookSender {
  const byProvider = new Map<string, readonly WebhookAddress[]>();
  const delayed = new Map<string, OutgoingWebhook>();
  const inOrder = createQueues();

  const sendOnce = async (
    webhook: OutgoingWebhook,
    address: WebhookAddress,
    retries: number,
    forged: boolean,
  ): Promise<void> => {
    const proof = webhook.proof(forged ? 'forged' : 'valid');
    const secret = forged ? forgedHeaders(address.secret) : address.secret;
    const headers = { ...address.headers, ...secret, ...proof };
    const body = (forged ? webhook.forgedBody : undefined) ?? webhook.body;
    const status = await post(address.url, headers, body, webhook.method);
    webhook.answered?.(status);
    const pauseMs = (webhook.pausesMs ?? defaultPausesMs)[retries];
    if (webhook.isAcknowledged(status) || pauseMs === undefined) return;
    timer.after(pauseMs, () => void sendOnce(webhook, address, retries + 1, forged));
  };
  const queueWebhook = (webhook: OutgoingWebhook, forged: boolean): void => {
    for (const address of webhook.addresses ?? byProvider.get(webhook.provider) ?? []) {
      if (address.channel !== undefined && address.channel !== webhook.channel) continue;
      inOrder(`${subjectOf(webhook)} ${address.url}`, () => sendOnce(webhook, address, 0, forged));
    }
  };
  const send = (webhook: OutgoingWebhook, fault: Fault | null): void => {
    if (fault?.name === 'webhookLost') return webhook.answered?.(0);
    const late = delayed.get(subjectOf(webhook));
    if (fault?.name === 'webhookLate' && webhook.hasTimedDelay === true)
      return void timer.after(fault.ms, () => queueWebhook(webhook, false));
    if (fault?.name === 'webhookLate' && late === undefined)
      return void delayed.set(subjectOf(webhook), webhook);
    queueWebhook(falsifiedBy(webhook, fault), fault?.name === 'webhookForged');
    if (fault?.name === 'webhookDuplicated') queueWebhook(webhook, false);
    if (late === undefined) return;
    delayed.delete(subjectOf(webhook));
    queueWebhook(late, false);
  };
  return {
    addresses: (provider) => byProvider.get(provider) ?? [],
    setAddresses: (provider, addresses) => void byProvider.set(provider, addresses),
    send: (webhook) =>
      send(webhook, faultPlan.takeFault(webhook.provider, 'webhook', webhook.reference)),
  };
}

/** True for every 2xx status. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const subjectOf = ({ provider, subjectId }: OutgoingWebhook): string => `${provider} ${subjectId}`;

const falsifiedBy = (webhook: OutgoingWebhook, fault: Fault | null): OutgoingWebhook =>
  fault?.name === 'webhookWrongAmount' || fault?.name === 'webhookStale'
    ? (webhook.falsified?.(fault.name) ?? webhook)
    : webhook;

const forgedHeaders = (secret: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.keys(secret).map((name) => [name, 'falsified']));

/** Runs the tasks of one key one after another. */
function createQueues(): (key: string, task: () => Promise<void>) => void {
  const queues = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const done = (queues.get(key) ?? Promise.resolve()).then(task);
    queues.set(key, done);
    void done.finally(() => queues.get(key) === done && queues.delete(key));
  };
}
