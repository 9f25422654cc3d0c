import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { FoldCard } from '@comanda/ui/fold.tsx';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { ConsentsBlock } from '../../features/account/consents-block.tsx';
import { CouponsBlock } from '../../features/account/coupons-block.tsx';
import { InvitationBlock } from '../../features/account/invitation-block.tsx';
import { LogoutButton } from '../../features/account/logout-button.tsx';
import { PersonBlock } from '../../features/account/person-block.tsx';
import { PointsBlock } from '../../features/account/points-block.tsx';
import { PrivacyBlock } from '../../features/account/privacy-block.tsx';
import { SessionsBlock } from '../../features/account/sessions-block.tsx';
import { SavedAddressesBlock } from '../../features/address/saved-addresses-block.tsx';
import { CardsBlock } from '../../features/cards/cards-block.tsx';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import type { User } from '../../shop/session/user-session.ts';
import { useCurrentUser } from '../../shop/session/use-current-user.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { MyOrdersLink } from './my-orders-link.tsx';
import { ProfilePage } from './profile-page.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/** The profile of a user. docs/rules/profile.md#profile-of-a-user. */
export function UserProfile() {
  const { user, refusal, reload } = useCurrentUser();
  if (user !== null) return <LoadedProfile user={user} />;
  return refusal === null ? (
    <ProfileSkeleton />
  ) : (
    <ProfileNotLoaded refusal={refusal} onRetry={reload} />
  );
}

function LoadedProfile({ user }: { user: User }) {
  const words = useTextsOf(profileTexts);
  const [firstName = ''] = user.name.split(' ');
  return (
    <ProfilePage
      title={firstName === '' ? words.title : words.greeting(firstName)}
      main={
        <>
          <MyOrdersLink />
          <PointsBlock points={user.points} />
          <SavedAddressesBlock />
          <CardsBlock />
          <CouponsBlock />
        </>
      }
      aside={
        <>
          <PersonBlock user={user} />
          <FoldCard>
            <InvitationBlock code={user.invitationCode ?? null} />
            <ConsentsBlock user={user} />
            <SessionsBlock />
            <PrivacyBlock />
          </FoldCard>
          <LogoutButton />
        </>
      }
    />
  );
}

function ProfileNotLoaded({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  const words = useTextsOf(profileTexts);
  const isOffline = refusal.label === 'NETWORK_ERROR';
  return (
    <SiteFrame>
      <NoticePage
        title={words.notLoadedTitle}
        actions={<RetryButton retry={useRetry(refusal, onRetry)} />}
      >
        <p role="alert">{isOffline ? words.offlineText : words.notLoadedText}</p>
      </NoticePage>
    </SiteFrame>
  );
}
