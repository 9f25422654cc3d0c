import { useSyncExternalStore } from 'react';
import { useTexts } from '../platform/app-context.tsx';
import { Icon } from '../ui/icons.tsx';
import css from './notice.module.css';

/** Says so while the browser has no network; the cart stays, nothing about money is queued. */
export function OfflineNotice() {
  const texts = useTexts();
  const online = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {online ? null : (
        <p className={css.offline}>
          <Icon name="offline" size={18} />
          {texts.common.offline}
        </p>
      )}
    </div>
  );
}

function onChange(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
