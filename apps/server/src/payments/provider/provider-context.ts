import type { CallProvider } from '../../platform/calls/provider-call.ts';

/**
 * Everything that a call of a tenant's provider needs. The keys of `secrets` are listed in the
 * provider's README.
 */
export type ProviderContext = {
  readonly baseUrl: string;
  /** Origins of the provider's pages: an address of another origin is never given to a browser. */
  readonly pageOrigins: readonly string[];
  readonly secrets: Readonly<Record<string, string>>;
  readonly call: CallProvider;
  /** Milliseconds since the epoch. */
  now(): number;
};
