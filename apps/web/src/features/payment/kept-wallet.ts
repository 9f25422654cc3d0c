import { onlineMethodNames } from '@comanda/domain/payment/method-names.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';

const stateKey = 'wallet';
const schema = v.object({
  method: v.picklist(onlineMethodNames),
  next: v.object({
    kind: v.literal('wallet'),
    url: v.string(),
    qr: v.nullable(v.object({ as: v.picklist(['text', 'png']), value: v.string() })),
    expiresAt: v.string(),
  }),
});
export type KeptWallet = v.InferOutput<typeof schema>;

/**
 * Keeps a wallet's link in the history entry of the waiting screen: a reload shows the same code
 * again, and no storage has it.
 */
export const keepWallet = (wallet: KeptWallet): void =>
  history.replaceState({ ...history.state, [stateKey]: wallet }, '');

/**
 * Returns the wallet's link of this history entry while it is valid at `now` (milliseconds); null
 * without one.
 */
export function readKeptWallet(now: number): KeptWallet | null {
  const state: unknown = history.state;
  const kept =
    typeof state === 'object' && state !== null
      ? v.safeParse(schema, (state as Record<string, unknown>)[stateKey])
      : null;
  return kept?.success === true && instantOf(kept.output.next.expiresAt) > now ? kept.output : null;
}

/** Forgets the link: the shopper chose another way, or the payment is decided. */
export function forgetWallet(): void {
  if (history.state === null) return;
  const { [stateKey]: _, ...rest } = history.state as Record<string, unknown>;
  history.replaceState(rest, '');
}
