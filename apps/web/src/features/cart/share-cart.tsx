import { remoteCartTexts } from '@comanda/i18n/areas/remote-cart.ts';
import { Button } from '@comanda/ui/button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useState } from 'react';
import { createCartLink } from '@comanda/contract/shopping-carts.ts';
import { canShare, shareText } from '../../platform/share-text.ts';
import { type AppContext, useApp } from '../../shop/app-context.ts';
import { cartSyncOf } from '../../shop/remote-cart/cart-sync-of.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSession } from '../../shop/use-sessions.ts';
import css from './share-cart.module.css';

/**
 * Makes a link of the cart and shares it: with the device's own dialog, or else by the clipboard. Only for a guest or a user, whose cart
 * the server has. docs/rules/remote-cart.md#sharing-a-cart.
 */
export function ShareCart() {
  const app = useApp();
  const words = useTextsOf(remoteCartTexts);
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  if (session === null) return null;
  const share = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const url = await makeLink(app);
    setBusy(false);
    if (url === null) return showToast(app.toasts, words.shareFailed);
    const outcome = await shareText({
      title: words.shareTitle(app.page.settings.commerceName),
      url,
    });
    if (outcome === 'copied') showToast(app.toasts, words.copied);
    if (outcome === 'failed') showToast(app.toasts, words.copyFailed(url), null, 20_000);
  };
  return (
    <div className={css.share}>
      <Button look="link" aria-disabled={isBusy} onClick={() => void share()}>
        {canShare() ? words.share : words.copy}
      </Button>
    </div>
  );
}

async function makeLink(app: AppContext): Promise<string | null> {
  const id = await cartSyncOf(app).flush();
  if (id === null) return null;
  const answer = await app.api.call(createCartLink, { params: { id } });
  return answer.ok ? (answer.value?.url ?? null) : null;
}
