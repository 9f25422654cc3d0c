import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Block } from '@comanda/ui/block.tsx';
import { Button } from '@comanda/ui/button.tsx';
import { useApp } from '../../shop/app-context.ts';
import { readLastPerson } from '../../shop/order/last-person.ts';
import { useLogin } from '../../shop/session/use-login.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';

/** Offers an account to the guest who placed an order; the login fills in the email. docs/rules/profile.md#account-offer-after-an-order. */
export function AccountOffer() {
  const { clock } = useApp();
  const words = useTextsOf(profileTexts);
  const login = useLogin();
  const session = useSession();
  const email = (session ?? readLastPerson(clock.now()))?.email;
  if (session?.role === 'user' || email === undefined) return null;
  return (
    <Block title={words.offerTitle}>
      <p className={css.note}>{words.offerText(email)}</p>
      <div className={css.offer}>
        <Button look="quiet" wide onClick={() => void login()}>
          {words.login}
        </Button>
      </div>
    </Block>
  );
}
