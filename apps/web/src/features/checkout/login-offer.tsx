import { isSavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import { methodsFor } from '@comanda/domain/payment/methods.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useDispatchMethod } from '../../shop/place/use-dispatch-method.ts';
import { useLogin } from '../../shop/session/use-login.ts';
import { useLoyaltyProgram } from '../../shop/use-loyalty-program.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './checkout.module.css';

/**
 * The offer to log in, with what an account gives here: coupons, the brand's points, saved cards.
 * docs/rules/checkout.md#login-offer-of-the-checkout.
 */
export function LoginOffer() {
  const words = useTextsOf(checkoutTexts);
  const login = useLogin();
  const programme = useLoyaltyProgram();
  const methods = methodsFor(useCurrentStore(), useDispatchMethod(), false);
  const gains = [
    words.gains.coupons,
    ...(programme === null ? [] : [words.gains.points(programme.name)]),
    ...(methods.some(({ name }) => isSavedCardMethod(name)) ? [words.gains.cards] : []),
  ];
  return (
    <span className={css.loginOffer}>
      <Button look="link" aria-haspopup="dialog" onClick={() => void login()}>
        {words.loginFor(joinNames(gains))}
      </Button>
    </span>
  );
}
