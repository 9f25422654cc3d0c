import { deleteCartLink } from '@comanda/contract/shopping-carts.ts';
import type { CartId } from '@comanda/domain/ids.ts';
import { remoteCartTexts } from '@comanda/i18n/areas/remote-cart.ts';
import { retryAction, showToast } from '@comanda/ui/toasts/toasts.ts';
import { textsOfArea } from '../../platform/texts.ts';
import type { AppContext } from '../../shop/app-context.ts';
import { forgetCartLink } from '../../shop/remote-cart/live-cart-link.ts';

type Deps = Pick<AppContext, 'api' | 'page' | 'texts' | 'toasts'>;

/**
 * Ends every restore link of the shopper's cart and says so. The links of a cart that is gone ended
 * with it. After another failure the links stay, and the message offers a retry.
 * docs/rules/remote-cart.md#ending-a-restore-link.
 */
export async function endCartLink(app: Deps, id: CartId): Promise<void> {
  const words = textsOfArea(remoteCartTexts, app.page.settings);
  const answer = await app.api.call(deleteCartLink, { params: { id } });
  if (!answer.ok && answer.error.label !== 'NOT_FOUND') {
    const again = (): void => void endCartLink(app, id);
    const action = retryAction(answer.error, app.texts.common.retry, again);
    return showToast(app.toasts, words.stopFailed, action);
  }
  forgetCartLink();
  showToast(app.toasts, words.stopped);
}
