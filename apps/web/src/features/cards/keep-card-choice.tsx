import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { Checkbox } from '@comanda/ui/choice.tsx';
import { useSession } from '../../shop/use-sessions.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { LoginForCards } from './login-for-cards.tsx';

type Props = { keep: boolean; onChange: (keep: boolean) => void };

/**
 * The choice to save a typed card with its payment. A user ticks it; everybody else reads that it
 * needs an account, with the login beside it. docs/rules/cards.md#card-kept-with-a-payment.
 */
export function KeepCardChoice({ keep, onChange }: Props) {
  const words = useTextsOf(cardsTexts);
  if (useSession()?.role !== 'user') return <LoginForCards text={words.formGuest} />;
  return (
    <Checkbox side="left" checked={keep} onChange={onChange}>
      {words.formKeep}
    </Checkbox>
  );
}
