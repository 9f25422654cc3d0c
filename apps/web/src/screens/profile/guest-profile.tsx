import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { FoldCard } from '@comanda/ui/fold.tsx';
import type { Person } from '@comanda/client/session.ts';
import { DeviceBlock } from '../../features/account/device-block.tsx';
import { DeviceDataBlock } from '../../features/account/device-data-block.tsx';
import { LoginOffer } from '../../features/account/login-offer.tsx';
import { PrivacyBlock } from '../../features/account/privacy-block.tsx';
import { SavedAddressesBlock } from '../../features/address/saved-addresses-block.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';
import { MyOrdersLink } from './my-orders-link.tsx';
import { ProfilePage } from './profile-page.tsx';

/**
 * The profile of a guest: the data of the last order, saved addresses, a login, and privacy.
 * docs/rules/profile.md#profile-of-a-guest.
 */
export function GuestProfile({ person }: { person: Person }) {
  const words = useTextsOf(profileTexts);
  return (
    <ProfilePage
      title={words.title}
      main={
        <>
          <MyOrdersLink />
          <DeviceDataBlock person={person} />
          <SavedAddressesBlock />
        </>
      }
      aside={
        <>
          <LoginOffer />
          <FoldCard>
            <PrivacyBlock />
          </FoldCard>
          <DeviceBlock />
        </>
      }
    />
  );
}
