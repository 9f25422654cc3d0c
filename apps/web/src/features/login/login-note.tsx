import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { giftIcon } from '@comanda/ui/lazy-icons.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { useLoyaltyProgram } from '../../shop/use-loyalty-program.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

/**
 * Says what an account is good for, with the name of the brand's programme, and that the cart
 * stays. docs/rules/login.md#login-note.
 */
export function LoginNote() {
  const words = useTextsOf(loginTexts);
  const programme = useLoyaltyProgram();
  return (
    <Notice icon={giftIcon}>
      {programme === null ? words.benefits : words.benefitsOf(programme.name)}
    </Notice>
  );
}
