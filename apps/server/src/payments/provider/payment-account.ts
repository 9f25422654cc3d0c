import type { ProviderSecrets } from '../../platform/calls/provider-secrets.ts';

/**
 * Our contract with a provider's company. An account has one address and one circuit breaker; its
 * methods fail together. `setting`: the environment variable with the base address of its API;
 * `productionUrl`: its value in production, as far as it is published.
 * `sandboxPath`: its folder in the sandbox. `pageOrigins`: the origins of the provider's own pages,
 * by the origin of its API; absent: the API's own origin.
 * docs/rules/payments.md#accounts-of-providers.
 */
export type PaymentAccount = {
  readonly name: string;
  readonly setting: string;
  readonly productionUrl?: string;
  readonly sandboxPath: string;
  readonly pageOrigins?: Readonly<Record<string, readonly string[]>>;
};

/**
 * The secret of a product of a provider, which a brand stores under this name. `demo`: the public
 * values of the sandbox, worthless elsewhere, which demonstrations without a secret of their own
 * use. Its fields are those of a brand's secret. `choices`: the values of the fields that have few;
 * absent: each field is a text.
 */
export type PaymentSecret = {
  readonly name: string;
  readonly demo: ProviderSecrets;
  readonly choices?: Readonly<Record<string, readonly string[]>>;
};

/** Returns the origins of an account's pages for the address of its API. */
export function pageOriginsOf({ pageOrigins }: PaymentAccount, baseUrl: string): readonly string[] {
  const { origin } = new URL(baseUrl);
  return pageOrigins?.[origin] ?? [origin];
}
