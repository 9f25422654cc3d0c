import type {
  CourierName,
  CourierProblem,
  CourierQuote,
  Delivery,
  CourierReport,
} from '@comanda/domain/courier/delivery.ts';
import type { CallProvider } from '../platform/calls/provider-call.ts';
import type { DeliveryRequest } from './delivery-request.ts';

/** A courier's pass of a tenant, kept for as long as it opens something. */
export type AccessTokenCache = {
  read(): string | null;
  store(token: string, until: number): void;
  drop(): void;
};

/** Where a tenant's courier is, what opens it, the way there, and the time. `secrets`: by the names that the courier's README lists. */
export type CourierContext = {
  readonly baseUrl: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly call: CallProvider;
  readonly accessToken: AccessTokenCache;
  /** Milliseconds since the epoch. */
  now(): number;
};

export type QuoteResult =
  | { readonly ok: true; readonly quote: CourierQuote }
  | { readonly ok: false; readonly problem: CourierProblem };

/** What names a delivery at its courier; `courierRef` null: the courier has not told its own name for it. */
export type DeliveryRefs = Pick<Delivery, 'externalRef' | 'courierRef'>;

/** Headers in lower case, and the body as it came. */
export type RawWebhook = {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
};

/** A message of a courier, read and found genuine: which delivery it is about, and what it says. */
export type CourierWebhook = {
  readonly externalRef: string;
  readonly courierRef: string | null;
  readonly report: CourierReport;
};

/**
 * A courier that is called over a network. Every call waits 10 s at most and never throws for what network or courier do: whatever cannot
 * be read is a sighting `unknown`, or a quote's problem `temporary`. docs/rules/couriers.md#courier-interface.
 */
export type Courier = {
  readonly name: CourierName;
  /** Its part of the address that its messages come to. */
  readonly slug: string;
  /** A quote names the person at the door: one that was made before that was known only tells the price. */
  readonly quoteNeedsRecipient: boolean;
  quote(context: CourierContext, errand: DeliveryRequest): Promise<QuoteResult>;
  /** `refused` only when it is sure that nothing was made. The quote is fresh, or its refusal says that it is not. */
  dispatch(
    context: CourierContext,
    errand: DeliveryRequest,
    quote: CourierQuote,
  ): Promise<CourierReport>;
  /** Asks by the courier's name for it, else by ours. */
  poll(context: CourierContext, known: DeliveryRefs): Promise<CourierReport>;
  /** `CANCELLED` only when it says so; what it does not clearly say is `unknown`, and asking tells. */
  cancel(context: CourierContext, known: DeliveryRefs): Promise<CourierReport>;
  /** The food is packed; left out by couriers that do not want to know. Answers whether it was heard, or needs no saying any more. */
  notifyReady?(context: CourierContext, known: DeliveryRefs): Promise<boolean>;
  /** Our name for the delivery that a message claims to be about; nothing about it is believed yet. Pure. */
  readExternalRef(body: unknown): string | null;
  /** null: not genuine, or nothing about a delivery. Pure. */
  readWebhook(
    raw: RawWebhook,
    secrets: CourierContext['secrets'],
    now: number,
  ): CourierWebhook | null;
};
