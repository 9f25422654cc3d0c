import { updateMe } from '@comanda/contract/users.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { textsOfArea } from '../../platform/texts.ts';
import type { AppContext } from '../../shop/app-context.ts';
import { updateSessionUser } from '../../shop/session/user-session.ts';
import type { PlaceOrderRequest } from '../../shop/order/place-order-request.ts';

/**
 * Writes the name and phone of a placed order into the account, if the user asked for it. A refusal
 * is shown and changes no order.
 */
export async function saveProfile(
  { api, sessions, toasts, page }: AppContext,
  { profile, userId }: PlaceOrderRequest,
): Promise<void> {
  const session = sessions.current();
  if (profile === undefined || session?.role !== 'user' || session.userId !== userId) return;
  const answer = await api.call(updateMe, { body: profile, as: session });
  if (answer.ok && answer.value !== null) return updateSessionUser(sessions, answer.value);
  if (answer.ok) return;
  const errors = textsOfArea(errorsTexts, page.settings);
  const { title, text } = errorText(errors, answer.error, (amount) =>
    formatMoney(amount, page.settings.country),
  );
  showToast(toasts, `${title}. ${text}`);
}
