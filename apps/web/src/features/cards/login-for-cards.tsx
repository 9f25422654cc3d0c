import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { cardIcon } from '@comanda/ui/lazy-icons.ts';
import { useLogin } from '../../shop/session/use-login.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './cards.module.css';

type Props = { text: string };

/** Says what cards need an account for, with the login beside it. */
export function LoginForCards({ text }: Props) {
  const words = useTextsOf(cardsTexts);
  const logIn = useLogin();
  return (
    <p className={css.guest}>
      <Icon name={cardIcon} />
      <span>{text}</span>
      <Button look="link" aria-haspopup="dialog" onClick={() => void logIn()}>
        {words.login}
      </Button>
    </p>
  );
}
