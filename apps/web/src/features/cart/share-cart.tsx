import { remoteCartTexts } from '@comanda/i18n/areas/remote-cart.ts';
import { Button } from '@comanda/ui/button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createCartLink } from '@comanda/contract/shopping-carts.ts';
import type { CartId, UserId } from '@comanda/domain/ids.ts';
import { canShare, shareText } from '../../platform/share-text.ts';
import { type AppContext, useApp } from '../../shop/app-context.ts';
import { cartSyncOf } from '../../shop/remote-cart/cart-sync-of.ts';
import { cartWithLink, liveCartLink, setCartLink } from '../../shop/remote-cart/live-cart-link.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { endCartLink } from './end-cart-link.ts';
import css from './share-cart.module.css';

/**
 * Makes a link of the cart and shares it: with the device's own dialog, or else by the clipboard.
 * While a link works, its owner can end it. Only for a guest or a user, whose cart the server has.
 * docs/rules/remote-cart.md#sharing-a-cart.
 */
export function ShareCart() {
  const app = useApp();
  const words = useTextsOf(remoteCartTexts);
  const session = useSession();
  const { link } = useStore(liveCartLink);
  const shareButton = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  if (session === null) return null;
  const shared = cartWithLink(link, session.userId, app.clock.now());
  const share = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const url = await makeLink(app, session.userId);
    setBusy(false);
    if (url === null) return showToast(app.toasts, words.shareFailed);
    const outcome = await shareText({
      title: words.shareTitle(app.page.settings.commerceName),
      url,
    });
    if (outcome === 'copied') showToast(app.toasts, words.copied);
    if (outcome === 'failed') showToast(app.toasts, words.copyFailed(url), null, 20_000);
  };
  const end = async (id: CartId): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await endCartLink(app, id);
    setBusy(false);
    // The button that had the focus is gone once the links are.
    if (liveCartLink.getState().link === null) shareButton.current?.focus();
  };
  return (
    <div className={css.share}>
      <Button ref={shareButton} look="link" aria-disabled={isBusy} onClick={() => void share()}>
        {canShare() ? words.share : words.copy}
      </Button>
      {shared === null ? null : (
        <Button look="link" aria-disabled={isBusy} onClick={() => void end(shared)}>
          {words.stopSharing}
        </Button>
      )}
    </div>
  );
}

async function makeLink(app: AppContext, userId: UserId): Promise<string | null> {
  const id = await cartSyncOf(app).flush();
  if (id === null) return null;
  const answer = await app.api.call(createCartLink, { params: { id } });
  if (!answer.ok || answer.value === null) return null;
  setCartLink(userId, id, answer.value.expiresAt);
  return answer.value.url;
}
