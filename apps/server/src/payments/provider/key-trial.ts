import type { ProviderAnswer } from '../../platform/calls/provider-call.ts';
import type { ProviderContext } from './provider-context.ts';

/**
 * A harmless call by which a provider tells right keys from wrong ones, such as the look-up of a
 * payment that nobody made. `send`: makes it. `worksWith`: the statuses of its answer to right
 * keys. `proves`: the fields of the secret that it tries; the first purchase proves the others.
 * docs/rules/payments.md#trial-of-keys.
 */
export type KeyTrial = {
  readonly proves: readonly string[];
  readonly worksWith: readonly number[];
  send(context: ProviderContext): Promise<ProviderAnswer>;
};

/** A reference that no payment has, in the form of each provider's own references. */
export const referenceOfNobody = '0'.repeat(24);
