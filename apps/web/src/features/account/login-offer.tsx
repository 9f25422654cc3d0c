import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Block } from '@comanda/ui/block.tsx';
import { Button } from '@comanda/ui/button.tsx';
import { useLogin } from '../../shop/session/use-login.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useLoyaltyProgram } from '../../shop/use-loyalty-program.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';

/**
 * Offers a login in the profile of a guest or a visitor, and names the loyalty programme if there
 * is one. docs/rules/profile.md#login-offer.
 */
export function LoginOffer() {
  const words = useTextsOf(profileTexts);
  const programme = useLoyaltyProgram();
  const login = useLogin();
  const email = useSession()?.email;
  return (
    <Block title={words.loginTitle}>
      <p className={css.note}>{email === undefined ? words.loginText : words.loginGuest(email)}</p>
      {programme === null ? null : <p className={css.note}>{words.loginPoints(programme.name)}</p>}
      <div className={css.offer}>
        <Button wide onClick={() => void login()}>
          {words.login}
        </Button>
      </div>
    </Block>
  );
}
