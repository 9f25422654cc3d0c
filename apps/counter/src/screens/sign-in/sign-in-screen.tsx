import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { useStore } from 'zustand';
import { useCounter } from '../../counter/app-context.ts';
import { useShellTexts } from '../../counter/use-texts.ts';
import { lockIcon } from '../../platform/icons.ts';

/** The sign-in of a staff member. */
export function SignInScreen() {
  const { page, sessions } = useCounter();
  const texts = useShellTexts();
  const hasEnded = useStore(sessions.state, (state) => state.ended);
  return (
    <NoticePage
      brand={<img src={page.logo} alt={page.commerceName} height={48} />}
      icon={lockIcon}
      title={texts.signInTitle}
      actions={null}
    >
      {hasEnded ? <p role="status">{texts.signedOut}</p> : null}
    </NoticePage>
  );
}
