import type {
  CourierName,
  CourierProblem,
  CourierQuote,
  Delivery,
} from '@comanda/domain/courier/delivery.ts';
import type { CourierReport } from '@comanda/domain/courier/courier-report.ts';
import type { CallProvider } from '../platform/calls/provider-call.ts';
import type { DeliveryRequest } from './delivery-request.ts';

/** Cache of a tenant's access token for one courier, until the token expires. */
export type AccessTokenCache = {
  read(): string | null;
  store(token: string, until: number): void;
  drop(): void;
};

/**
 * Everything that a call of a tenant's courier needs. The keys of `secrets` are listed in the
 * courier's README.
 */
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

/**
 * References of a delivery at its courier. `courierRef` null: the courier has not reported its own
 * reference.
 */
export type DeliveryRefs = Pick<Delivery, 'externalRef' | 'courierRef'>;

/** A webhook as received: header names in lower case, and the raw body. */
export type RawWebhook = {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
};

/** A verified webhook: the references of its delivery and the report about it. */
export type CourierWebhook = {
  readonly externalRef: string;
  readonly courierRef: string | null;
  readonly report: CourierReport;
};

/**
 * A courier that is called over a network. Every call takes 10 s at most and never throws because
 * of the network or the courier: an unreadable answer becomes a report `unknown`, or the quote
 * problem `temporary`. docs/rules/couriers.md#courier-interface.
 */
export type Courier = {
  readonly name: CourierName;
  /** The courier's path segment in the webhook address. */
  readonly slug: string;
  /**
   * True if a quote names the recipient. A quote requested before the recipient is known then
   * serves only to show the price.
   */
  readonly quoteNeedsRecipient: boolean;
  quote(context: CourierContext, errand: DeliveryRequest): Promise<QuoteResult>;
  /**
   * Reports `refused` only if the courier certainly created nothing. The caller passes a fresh
   * quote; a refusal says if it has expired.
   */
  dispatch(
    context: CourierContext,
    errand: DeliveryRequest,
    quote: CourierQuote,
  ): Promise<CourierReport>;
  /** Polls by the courier's reference, or by ours if that one is unknown. */
  poll(context: CourierContext, known: DeliveryRefs): Promise<CourierReport>;
  /**
   * Reports `CANCELLED` only if the courier confirms it; an unclear answer is `unknown`, and the
   * next poll decides.
   */
  cancel(context: CourierContext, known: DeliveryRefs): Promise<CourierReport>;
  /**
   * Notifies the courier that the food is packed; missing for couriers without such a call. Returns
   * false if the courier must be notified again.
   */
  notifyReady?(context: CourierContext, known: DeliveryRefs): Promise<boolean>;
  /**
   * Our reference of the delivery that a webhook claims to be about. The webhook is not verified
   * yet. Pure.
   */
  readExternalRef(body: unknown): string | null;
  /** null: the webhook is not genuine or not about a delivery. Pure. */
  readWebhook(
    raw: RawWebhook,
    secrets: CourierContext['secrets'],
    now: number,
  ): CourierWebhook | null;
};
