import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { SavedAddressesBlock } from '../../features/address/saved-addresses-block.tsx';
import { GuestProfile } from '../../features/account/guest-profile.tsx';
import { useArea, useSession } from '../../platform/app-context.tsx';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { useTitle } from '../../platform/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import css from './profile.module.css';

/** Who is ordering: a visitor is nobody yet, a guest sees what this browser keeps. Spec §2, §6. */
export function ProfileScreen() {
  const words = useArea(profileTexts);
  const session = useSession();
  useTitle(words.title);
  if (session === null) return <VisitorProfile />;
  return (
    <SiteFrame>
      <main className={css.page}>
        <h1 className="title">{words.title}</h1>
        <GuestProfile session={session}>
          <SavedAddressesBlock />
        </GuestProfile>
      </main>
    </SiteFrame>
  );
}

function VisitorProfile() {
  const words = useArea(profileTexts);
  const modals = useModals();
  return (
    <SiteFrame>
      <NoticePage
        icon="user"
        title={words.visitorTitle}
        actions={
          <>
            <BackToMenu />
            <Button look="link" onClick={() => modals.open({ kind: 'login' })}>
              {words.signIn}
            </Button>
          </>
        }
      >
        <p>{words.visitorText}</p>
        <p>{words.accountText}</p>
      </NoticePage>
    </SiteFrame>
  );
}
