import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { chargeCard } from './charge-card.ts';
import type { EmulatedSale } from './emulated-sale.ts';
import { kushkiRefusals } from './kushki-refusal.ts';
import { type ChargeRequest, readChargeBody } from './read-charge-body.ts';
import { readCardTokenBody, readSubscriptionTokenBody } from './read-card-body.ts';
import { returnMoney } from './return-money.ts';
import { createSaleBook, type SaleBook } from './sale-book.ts';
import { createSubscriptionStore, type SubscriptionStore } from './subscription-store.ts';
import { createTokenBox, type TokenBox } from './token-box.ts';

/**
 * Kushki's tokens, charges and stored cards. Each call is one synchronous step, so calls never
 * interleave.
 */
export type Kushki = {
  readonly tokens: TokenBox;
  readonly book: SaleBook;
  readonly subscriptions: SubscriptionStore;
  cardToken(rawBody: string): ProviderResponse;
  subscriptionToken(rawBody: string): ProviderResponse;
  deviceToken(subscriptionId: string): ProviderResponse;
  charge(rawBody: string, fault: Fault | null): ProviderResponse;
  chargeStored(subscriptionId: string, rawBody: string, fault: Fault | null): ProviderResponse;
  returnMoney(ticket: string, rawBody: string, fault: Fault | null): ProviderResponse;
};

/** A stored sale and the addresses that are told of it. */
export type OnSale = (sale: EmulatedSale, urls: readonly string[]) => void;

export function createKushki(clock: SandboxClock, onSale: OnSale): Kushki {
  const tokens = createTokenBox(clock);
  const book = createSaleBook();
  const subscriptions = createSubscriptionStore(tokens);
  const store = (
    request: ChargeRequest,
    token: Parameters<typeof chargeCard>[1],
    fault: Fault | null,
  ): ProviderResponse => {
    const { answer, sale } = chargeCard(request, token, fault, clock.now());
    if (sale !== null) onSale(book.save(sale), request.webhookUrls);
    return answer;
  };
  return {
    tokens,
    book,
    subscriptions,
    cardToken: (rawBody) => {
      const read = readCardTokenBody(rawBody, clock.now());
      if (!read.ok) return read.answer;
      const isAsked = ['challenge', 'challengeFails'].includes(read.value.card.outcome);
      const { token, secureId } = tokens.issue({
        kind: 'card',
        ...read.value,
        subscriptionId: null,
        challenge: isAsked ? 'open' : 'none',
      });
      return { status: 201, body: { token, ...(isAsked ? securityOf(secureId) : {}) } };
    },
    subscriptionToken: (rawBody) => {
      const read = readSubscriptionTokenBody(rawBody, clock.now());
      if (!read.ok) return read.answer;
      const facts = {
        ...read.value,
        amount: null,
        subscriptionId: null,
        challenge: 'none',
      } as const;
      const { token } = tokens.issue({ kind: 'subscription', ...facts });
      return { status: 201, body: { token } };
    },
    deviceToken: (subscriptionId) => {
      const stored = subscriptions.usable(subscriptionId);
      if ('status' in stored) return stored;
      const { token } = tokens.issue({
        kind: 'device',
        card: stored.card,
        amount: null,
        currency: null,
        subscriptionId,
        challenge: 'none',
      });
      return { status: 201, body: { token } };
    },
    charge: (rawBody, fault) => {
      const read = readChargeBody(rawBody);
      if (!read.ok) return read.answer;
      const token = tokens.use(read.value.token, 'card');
      return token === null ? kushkiRefusals.token : store(read.value, token, fault);
    },
    chargeStored: (subscriptionId, rawBody, fault) => {
      const read = readChargeBody(rawBody);
      if (!read.ok) return read.answer;
      const token = tokens.use(read.value.token, 'device');
      const stored = subscriptions.usable(subscriptionId);
      if ('status' in stored) return stored;
      if (token?.subscriptionId !== subscriptionId) return kushkiRefusals.deviceToken;
      if (stored.card.outcome === 'cardGone') return kushkiRefusals.token;
      return store(read.value, token, fault);
    },
    returnMoney: (ticket, rawBody, fault) => {
      const { answer, after } = returnMoney(book.find(ticket), rawBody, fault, clock.now());
      if (after !== null) book.save(after);
      return answer;
    },
  };
}

/** Fields of a token whose bank asks the shopper first. */
const securityOf = (secureId: string): Readonly<Record<string, unknown>> => ({
  secureService: '3dsecure',
  secureId,
  security: {
    authRequired: true,
    acsURL: `/kushki/challenge?secureId=${secureId}`,
    paReq: secureId,
    authenticationTransactionId: secureId,
  },
});
