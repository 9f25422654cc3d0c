import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { handsetIcon, laptopIcon } from '@comanda/ui/lazy-icons.ts';
import { useApp } from '../../shop/app-context.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';
import { lastUseText } from './last-use-text.ts';
import type { UserSession } from './use-user-sessions.ts';

/**
 * One browser: its label, the day of its last use, and the button that logs it out; this browser
 * has none.
 */
export function SessionRow({ session, onEnd }: { session: UserSession; onEnd: () => void }) {
  const words = useTextsOf(profileTexts);
  const { clock } = useApp();
  const { timeZone } = useCurrentStore();
  const { label, isCurrent } = session;
  const today = zonedTime(clock.now(), timeZone).date;
  return (
    <li className={css.session}>
      <Icon name={isHandset(label) ? handsetIcon : laptopIcon} />
      <span>
        <b>{isCurrent ? `${label} · ${words.thisDevice}` : label}</b>
        <small>{words.lastUsed(lastUseText(session, today))}</small>
      </span>
      {isCurrent ? null : (
        <Button look="link" aria-label={words.endSessionOf(label)} onClick={onEnd}>
          {words.endSession}
        </Button>
      )}
    </li>
  );
}

const isHandset = (label: string): boolean => /Android|iPhone|iPad/.test(label);
