import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { textsOfArea } from '../../platform/texts.ts';
import type { AppContext } from '../../shop/app-context.ts';
import { cardName } from '../../shop/cards/card-name.ts';
import type { CardToKeep } from '../../shop/cards/card-to-keep.ts';
import { saveTypedCard } from './save-typed-card.ts';

/**
 * Saves the card that paid an order and says so, or that it could not be saved: the order stays
 * paid. docs/rules/cards.md#card-kept-with-a-payment.
 */
export async function keepPaidCard(app: AppContext, { token }: CardToKeep): Promise<void> {
  const words = textsOfArea(cardsTexts, app.page.settings);
  const saved = token === null ? null : await saveTypedCard(app, token, words);
  showToast(app.toasts, saved?.ok ? words.kept(cardName(saved.value, words)) : words.notKept);
}
