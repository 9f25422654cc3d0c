import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { logoutIcon } from '@comanda/ui/lazy-icons.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

/** Asks before the user is logged out of this browser. */
export function LogoutButton() {
  const words = useTextsOf(profileTexts);
  const modals = useModals();
  return (
    <Button
      look="quiet"
      wide
      aria-haspopup="dialog"
      onClick={() => modals.open({ kind: 'logout' })}
    >
      <Icon name={logoutIcon} />
      {words.logout}
    </Button>
  );
}
