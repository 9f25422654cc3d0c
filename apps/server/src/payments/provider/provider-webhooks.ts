import type { ProviderContext } from './provider-context.ts';

/** A provider's message as it came. `body`: the bytes that its signature covers. */
export type WebhookRequest = {
  readonly method: 'GET' | 'POST';
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
};

/**
 * The references of a webhook; nothing in it moves money. `proof`: a signature, a secret that both
 * sides know, or nothing. `objectId`: the provider's id of something that must be asked for
 * (`trace`).
 */
export type Webhook = {
  readonly proof: 'signed' | 'shared' | 'none';
  readonly eventId: string | null;
  readonly merchantRef: string | null;
  readonly providerRef: string | null;
  readonly objectId: string | null;
};

/** The references by which an attempt is found. */
export type AttemptReferences = {
  readonly merchantRef: string | null;
  readonly providerRef: string | null;
};

/**
 * The reader of a provider's webhooks. `answer`: `receipt` answers every authentic webhook alike;
 * `decision` answers a success only while the attempt still wants the money, because the provider
 * takes the answer for our consent. `registration`: with whom the operator registers the address, a
 * sentence for `npm run payments -- webhooks`; absent: each start of a payment names the address.
 */
export type ProviderWebhooks = {
  /** null: the message is not authentic. Pure. `now`: milliseconds. */
  read(request: WebhookRequest, secrets: ProviderContext['secrets'], now: number): Webhook | null;
  /** Asks the provider which payment an object belongs to; null: unknown. */
  trace?(context: ProviderContext, objectId: string): Promise<AttemptReferences | null>;
  readonly answer: 'receipt' | 'decision';
  readonly responseBody: string;
  readonly registration?: string;
};
