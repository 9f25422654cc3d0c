import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { giftIcon } from '@comanda/ui/lazy-icons.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

/** Says what an account is good for, with the name of the brand's programme, and that the cart stays. docs/rules/login.md#login-note. */
export function LoginNote() {
  const words = useTextsOf(loginTexts);
  const { loyaltyProgram, loyaltyProgramParams } = useSettings();
  const programme = loyaltyProgram ? loyaltyProgramParams?.name : undefined;
  return (
    <Notice icon={giftIcon}>
      {programme === undefined ? words.benefits : words.benefitsOf(programme)}
    </Notice>
  );
}
