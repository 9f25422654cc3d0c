import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { SavedAddressesBlock } from '../../features/address/saved-addresses-block.tsx';
import { GuestProfile } from '../../features/account/guest-profile.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { readLastPerson } from '../../shop/order/last-person.ts';
import { useTitle } from '../../shop/use-title.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import css from './profile.module.css';

/**
 * The profile. A visitor has none; a guest sees the data stored in this browser, also after the session expired, and can delete the data.
 * docs/rules/people.md#profile-of-a-guest.
 */
export function ProfileScreen() {
  const words = useTextsOf(profileTexts);
  const session = useSession();
  const { clock } = useApp();
  const person = session ?? readLastPerson(clock.now());
  useTitle(words.title);
  if (person === null) return <VisitorProfile />;
  return (
    <SiteFrame>
      <main className={css.page}>
        <h1 className="title">{words.title}</h1>
        <GuestProfile person={person}>
          {session === null ? null : <SavedAddressesBlock />}
        </GuestProfile>
      </main>
    </SiteFrame>
  );
}

function VisitorProfile() {
  const words = useTextsOf(profileTexts);
  return (
    <SiteFrame>
      <NoticePage icon="user" title={words.visitorTitle} actions={<BackToMenu />}>
        <p>{words.visitorText}</p>
      </NoticePage>
    </SiteFrame>
  );
}
