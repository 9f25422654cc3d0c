import { type Action, useAction } from '@comanda/client/use-action.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { remoteCartTexts } from '@comanda/i18n/areas/remote-cart.ts';
import { Button } from '@comanda/ui/button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useRef } from 'react';
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
  const sharing = useShare();
  const ending = useAction<void, CartId>(async (_, id) => accept(await endCartLink(app, id)), {
    onDone: () => {
      // The button that had the focus is gone once the links are.
      if (liveCartLink.getState().link === null) shareButton.current?.focus();
    },
  });
  const isBusy = sharing.isBusy || ending.isBusy;
  if (session === null) return null;
  const shared = cartWithLink(link, session.userId, app.clock.now());
  return (
    <div className={css.share}>
      <Button
        ref={shareButton}
        look="link"
        aria-disabled={isBusy}
        onClick={() => (isBusy ? undefined : void sharing.run(session.userId))}
      >
        {canShare() ? words.share : words.copy}
      </Button>
      {shared === null ? null : (
        <Button
          look="link"
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : void ending.run(shared))}
        >
          {words.stopSharing}
        </Button>
      )}
    </div>
  );
}

/** Makes the link, and hands it to the device or to the clipboard. */
function useShare(): Action<UserId, string> {
  const app = useApp();
  const words = useTextsOf(remoteCartTexts);
  const share = async (url: string): Promise<void> => {
    const title = words.shareTitle(app.page.settings.commerceName);
    const outcome = await shareText({ title, url });
    if (outcome === 'copied') showToast(app.toasts, words.copied);
    if (outcome === 'failed') showToast(app.toasts, words.copyFailed(url), null, 20_000);
  };
  return useAction<string, UserId>((_, userId) => makeLink(app, userId), {
    onDone: (url) => void share(url),
    onRefused: () => showToast(app.toasts, words.shareFailed),
  });
}

async function makeLink(app: AppContext, userId: UserId): Promise<Result<string, Refusal>> {
  const id = await cartSyncOf(app).flush();
  if (id === null) return refuse(refusalOf('DEFAULT'));
  const answer = await app.api.call(createCartLink, { params: { id } });
  if (!answer.ok) return answer;
  if (answer.value === null) return refuse(refusalOf('DEFAULT'));
  setCartLink(userId, id, answer.value.expiresAt);
  return accept(answer.value.url);
}
