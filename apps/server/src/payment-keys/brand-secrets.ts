import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { allProviders } from '../payments/all-providers.ts';
import type { Provider } from '../payments/provider/provider.ts';

/**
 * A secret that a brand of one currency may have, with the providers that use it. The first of them
 * tries the keys.
 */
export type BrandSecret = {
  readonly name: string;
  readonly providers: readonly [Provider, ...Provider[]];
};

/** Returns the secrets of the payment methods that a brand with this currency can offer. */
export function secretsOfCurrency(currency: string): readonly BrandSecret[] {
  const byName = Map.groupBy(
    allProviders.filter(({ currencies }) => currencies.includes(currency)),
    ({ secret }) => secret.name,
  );
  return [...byName].flatMap(([name, [first, ...others]]) =>
    first === undefined ? [] : [{ name, providers: [first, ...others] }],
  );
}

export const secretOfBrand = (currency: string, name: string): BrandSecret | null =>
  secretsOfCurrency(currency).find((secret) => secret.name === name) ?? null;

export const methodsOf = ({ providers }: BrandSecret): readonly PaymentMethodName[] =>
  providers.map(({ method }) => method);

/** The fields that a brand writes of a secret, in the order of its provider. */
export const fieldsOf = ({ providers: [{ secret }] }: BrandSecret): readonly string[] =>
  Object.keys(secret.demo);

/** The name of keys that wait beside those in use until their provider answers. */
export const waitingName = (name: string): string => `${name}.waiting`;
