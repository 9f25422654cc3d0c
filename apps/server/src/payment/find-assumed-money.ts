import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { isPaidOnline } from '@comanda/domain/payment/paid-online.ts';
import { allProviders } from '../payments/all-providers.ts';
import { assumedMoneyFacts, type ProviderFact } from '../payments/provider/provider-fact.ts';
import type { Provider } from '../payments/provider/provider.ts';

/** A method that a brand offers although facts about its provider's money are assumed. */
export type AssumedMoney = {
  readonly method: PaymentMethodName;
  readonly facts: readonly ProviderFact[];
};

/**
 * `currency`: ISO 4217, the brand's. `demo`: the brand is part of a demonstration, where nobody
 * pays with real money.
 */
export type OfferedMethods = {
  readonly methods: Iterable<PaymentMethodName>;
  readonly currency: string;
  readonly demo: boolean;
};

/**
 * Returns the methods whose brand has to know that facts about their money are assumed, each once.
 * Whoever switches a method on is told so; nothing is refused.
 * docs/rules/payments.md#assumed-facts-about-money.
 */
export function findAssumedMoney(
  { methods, currency, demo }: OfferedMethods,
  providers: readonly Provider[] = allProviders,
): readonly AssumedMoney[] {
  if (demo) return [];
  return [...new Set(methods)].filter(isPaidOnline).flatMap((method) => {
    const provider = providers.find(
      (each) => each.method === method && each.currencies.includes(currency),
    );
    const facts = provider ? assumedMoneyFacts(provider.facts, currency) : [];
    return facts.length === 0 ? [] : [{ method, facts }];
  });
}
