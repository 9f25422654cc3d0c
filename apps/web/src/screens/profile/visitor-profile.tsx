import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import type { Person } from '@comanda/client/session.ts';
import { Button } from '@comanda/ui/button.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { DeviceBlock } from '../../features/account/device-block.tsx';
import { DeviceDataBlock } from '../../features/account/device-data-block.tsx';
import { LoginOffer } from '../../features/account/login-offer.tsx';
import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useLogin } from '../../shop/session/use-login.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { ProfilePage } from './profile-page.tsx';

/**
 * The profile of a visitor whose data this device still knows: a login first, then that data.
 * docs/rules/profile.md#profile-of-a-visitor.
 */
export function KnownVisitorProfile({ person }: { person: Person }) {
  const words = useTextsOf(profileTexts);
  return (
    <ProfilePage
      title={words.title}
      main={
        <>
          <LoginOffer />
          <DeviceDataBlock person={person} />
        </>
      }
      aside={<DeviceBlock />}
    />
  );
}

/** The profile of a visitor of whom nothing is known: a login, and the way to order without one. */
export function UnknownVisitorProfile() {
  const words = useTextsOf(profileTexts);
  const login = useLogin();
  return (
    <SiteFrame>
      <NoticePage
        icon="user"
        title={words.visitorTitle}
        actions={
          <>
            <Button onClick={() => void login()}>{words.login}</Button>
            <BackToMenu look="link" />
          </>
        }
      >
        <p>{words.visitorText}</p>
      </NoticePage>
    </SiteFrame>
  );
}
