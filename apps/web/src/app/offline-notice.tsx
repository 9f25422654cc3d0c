import { Icon } from '@comanda/ui/icons.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../shop/use-texts.ts';
import { isCachedPage, registerOfflineWorker } from '../platform/offline.ts';
import { paths } from '../platform/paths.ts';
import css from './offline-notice.module.css';

/**
 * A strip above the head that says that there is no network, or that the page is a cached copy. It
 * pushes the page down (`--strip-h`) and covers nothing. The cart stays; no order or payment is
 * queued. docs/rules/web.md#offline-strip.
 */
export function OfflineNotice() {
  const texts = useTexts();
  const state = useSyncExternalStore(subscribeToConnection, connectionState, () => 'online');
  useEffect(registerOfflineWorker, []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', state === 'offline');
  }, [state]);
  return (
    <div role="status">
      {state === 'online' ? null : (
        <p className={css.strip}>
          <Icon name="offline" size={18} />
          {state === 'cached' ? texts.common.offlineCopy : texts.common.offline}
        </p>
      )}
    </div>
  );
}

/** The copy of the orders' page is no menu of an earlier visit. */
function connectionState(): 'cached' | 'online' | 'offline' {
  if (isCachedPage()) return location.pathname === paths.orders ? 'offline' : 'cached';
  return navigator.onLine ? 'online' : 'offline';
}

function subscribeToConnection(onChange: () => void): () => void {
  const onOnline = (): void => {
    if (isCachedPage()) reloadCachedCopy();
    onChange();
  };
  addEventListener('online', onOnline);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onOnline);
    removeEventListener('offline', onChange);
  };
}

/**
 * Reloads a cached copy once the network is back, unless the shopper has a dialog open or is
 * typing.
 */
function reloadCachedCopy(): void {
  delete document.documentElement.dataset['cached'];
  const isBusy =
    document.querySelector('dialog[open]') !== null ||
    document.activeElement instanceof HTMLInputElement;
  if (!isBusy) location.reload();
}
