import { createDeviceToken } from '@comanda/contract/cards.ts';
import type { CardId } from '@comanda/domain/ids.ts';
import type { AppContext } from '../app-context.ts';

/**
 * Returns a token that pays once with a card saved at Kushki; null: none was made.
 * docs/rules/cards.md#token-of-one-use.
 */
export async function makeDeviceToken(
  { api }: Pick<AppContext, 'api'>,
  id: CardId,
): Promise<string | null> {
  const answer = await api.call(createDeviceToken, {
    params: { method: 'kushki_card_subscription', id },
  });
  return answer.ok ? (answer.value?.paymentToken ?? null) : null;
}
