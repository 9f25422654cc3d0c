import { Icon } from '@comanda/ui/icons.tsx';
import { useConnection } from '../counter/use-connection.ts';
import { useShellTexts } from '../counter/use-texts.ts';
import css from './frame.module.css';

/**
 * Says that the device has no connection. What it shows stays, and its actions are off.
 * docs/rules/counter-shell.md#lost-connection.
 */
export function ConnectionBanner() {
  const texts = useShellTexts();
  const { isOffline } = useConnection();
  return (
    <div role="status">
      {isOffline ? (
        <p className={css.offline}>
          <Icon name="offline" size={24} />
          <span>
            <b>{texts.offline}</b> {texts.offlineText}
          </span>
        </p>
      ) : null}
    </div>
  );
}
