import { randomInt } from 'node:crypto';
import type { ProviderResponse } from '../../http/provider-response.ts';
import {
  type FieldChecks,
  fieldProblems,
  oneOfField,
  patternField,
  textField,
} from '../../couriers/field-checks.ts';
import { isObject, readObject, textOrNull } from '../../http/read-json.ts';
import { badBody, kushkiRefusals } from './kushki-refusal.ts';
import { amountField } from './read-amount.ts';
import type { EmulatedCard } from './emulated-card.ts';
import { contactField } from './read-charge-body.ts';
import type { TokenBox } from './token-box.ts';

/**
 * A stored card. `cancelled`: the shop, the bank or Kushki ended it. `reference`: the shop's own
 * name of it, null if it gave none.
 */
type EmulatedSubscription = {
  readonly id: string;
  readonly reference: string | null;
  readonly card: EmulatedCard;
  readonly cancelled: boolean;
};

export type SubscriptionStore = {
  create(rawBody: string): ProviderResponse;
  show(id: string): ProviderResponse;
  cancel(id: string): ProviderResponse;
  /** Returns the stored card, or the reason why it cannot be charged. */
  usable(id: string): EmulatedSubscription | ProviderResponse;
  all(): readonly EmulatedSubscription[];
};

const required: FieldChecks = {
  token: textField(120, 8),
  planName: textField(60),
  periodicity: oneOfField('custom'),
  contactDetails: contactField,
  amount: amountField,
  startDate: patternField(/^\d{4}-\d\d-\d\d$/, 'date'),
};
const isText = textField(500);
const optional: FieldChecks = {
  metadata: (value) => (typeof value === 'object' && value !== null ? null : 'object'),
  fullResponse: isText,
};
const maxSubscriptions = 50_000;

function referenceIn({ metadata }: Record<string, unknown>): string | null {
  return isObject(metadata) ? textOrNull(metadata['reference']) : null;
}

/**
 * Stored cards. A card whose bank refuses the validation is not stored, and its token is used up.
 */
export function createSubscriptionStore(tokens: TokenBox): SubscriptionStore {
  const byId = new Map<string, EmulatedSubscription>();
  const usable: SubscriptionStore['usable'] = (id) => {
    const found = byId.get(id);
    if (found === undefined) return kushkiRefusals.subscription;
    return found.cancelled ? kushkiRefusals.cancelledSubscription : found;
  };
  return {
    create: (rawBody) => {
      const body = readObject(rawBody);
      if (body === null) return badBody('not a JSON object');
      const [problem] = Object.keys(fieldProblems(body, required, optional));
      if (problem !== undefined) return badBody(problem);
      const token = tokens.use(String(body['token']), 'subscription');
      if (token === null) return kushkiRefusals.token;
      if (token.card.outcome === 'notStorable') return kushkiRefusals.storing;
      const [oldest] = byId.keys();
      if (byId.size >= maxSubscriptions && oldest !== undefined) byId.delete(oldest);
      const id = `${Date.now()}${randomInt(100, 1_000)}`;
      byId.set(id, { id, reference: referenceIn(body), card: token.card, cancelled: false });
      return { status: 201, body: { subscriptionId: id } };
    },
    show: (id) => {
      const found = byId.get(id);
      if (found === undefined) return kushkiRefusals.subscription;
      const { lastDigits, brand } = found.card;
      const status = found.cancelled ? 'INACTIVE' : 'ACTIVE';
      return {
        status: 200,
        body: { subscriptionId: id, lastFourDigits: lastDigits, paymentBrand: brand, status },
      };
    },
    cancel: (id) => {
      const found = usable(id);
      if ('status' in found) return found;
      byId.set(id, { ...found, cancelled: true });
      return { status: 204, body: {} };
    },
    usable,
    all: () => [...byId.values()],
  };
}
