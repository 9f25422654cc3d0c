import { createHash } from 'node:crypto';
import { boundedMap } from '../../../platform/bounded-map.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';

/** Merchants whose tokens one process keeps; beyond it the oldest is fetched again. */
const maxMerchants = 1_000;
const kept = boundedMap<string, { token: string; endsAt: number }>('fpay tokens', maxMerchants);

/**
 * A token belongs to one address and one pair of credentials: with other credentials it is fetched
 * again.
 */
const keyOf = ({ baseUrl, secrets }: ProviderContext): string =>
  createHash('sha256')
    .update(JSON.stringify([baseUrl, secrets['clientId'], secrets['clientSecret']]))
    .digest('hex');

/**
 * The access token that this process keeps for a merchant; null: none that is valid. `endsAt`:
 * milliseconds.
 */
export const accessTokens = {
  read: (context: ProviderContext): string | null => {
    const found = kept.get(keyOf(context));
    return found !== undefined && found.endsAt > context.now() ? found.token : null;
  },
  store: (context: ProviderContext, token: string, endsAt: number): void =>
    kept.set(keyOf(context), { token, endsAt }),
  drop: (context: ProviderContext): void => kept.delete(keyOf(context)),
};
