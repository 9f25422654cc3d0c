import { createHash } from 'node:crypto';
import type { ProviderContext } from '../../provider/provider-context.ts';

type Kept = { readonly token: string; readonly endsAt: number };

/** Merchants whose tokens one process keeps; beyond it the oldest is fetched again. */
const maxMerchants = 1_000;
const kept = new Map<string, Kept>();

/** A token belongs to one address and one pair of credentials: with other credentials it is fetched again. */
const keyOf = ({ baseUrl, secrets }: ProviderContext): string =>
  createHash('sha256')
    .update(JSON.stringify([baseUrl, secrets['clientId'], secrets['clientSecret']]))
    .digest('hex');

/** The access token that this process keeps for a merchant; null: none that is valid. `endsAt`: milliseconds. */
export const accessTokens = {
  read: (context: ProviderContext): string | null => {
    const found = kept.get(keyOf(context));
    return found !== undefined && found.endsAt > context.now() ? found.token : null;
  },
  store: (context: ProviderContext, token: string, endsAt: number): void => {
    const [oldest] = kept.size < maxMerchants ? [] : kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(keyOf(context), { token, endsAt });
  },
  drop: (context: ProviderContext): void => void kept.delete(keyOf(context)),
};
