import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Block } from '@comanda/ui/block.tsx';
import { Button } from '@comanda/ui/button.tsx';
import { useApp } from '../../shop/app-context.ts';
import { readLastPerson } from '../../shop/order/last-person.ts';
import { useLogin } from '../../shop/session/use-login.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useLoyaltyProgram } from '../../shop/use-loyalty-program.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';

/**
 * Offers an account to the guest who placed an order, and names the loyalty programme if there is
 * one; the login fills in the email. docs/rules/profile.md#account-offer-after-an-order.
 */
export function AccountOffer() {
  const { clock } = useApp();
  const words = useTextsOf(profileTexts);
  const programme = useLoyaltyProgram();
  const login = useLogin();
  const session = useSession();
  const email = (session ?? readLastPerson(clock.now()))?.email;
  if (session?.role === 'user' || email === undefined) return null;
  return (
    <Block title={words.offerTitle}>
      <p className={css.note}>{words.offerText(email)}</p>
      {programme === null ? null : <p className={css.note}>{words.loginPoints(programme.name)}</p>}
      <div className={css.offer}>
        <Button look="quiet" wide onClick={() => void login()}>
          {words.login}
        </Button>
      </div>
    </Block>
  );
}
