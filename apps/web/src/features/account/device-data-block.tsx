import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { phoneText } from '@comanda/i18n/format/phone-text.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useShop } from '../../shop/use-shop.ts';
import type { Person } from '@comanda/client/session.ts';
import { mailIcon } from '@comanda/ui/lazy-icons.ts';
import { Block, Fact, FactList } from '@comanda/ui/block.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import css from './account.module.css';

/**
 * The data of the last order, which this device keeps. docs/rules/profile.md#profile-of-a-guest.
 */
export function DeviceDataBlock({ person: { name, email, phone } }: { person: Person }) {
  const { texts, page } = useApp();
  const words = useTextsOf(profileTexts);
  return (
    <Block title={words.dataTitle}>
      <FactList>
        <Fact icon={<Icon name="user" />} label={words.name}>
          {name}
        </Fact>
        <Fact icon={<Icon name={mailIcon} />} label={texts.common.email}>
          {email}
        </Fact>
        <Fact icon={<Icon name="phone" />} label={texts.common.phone}>
          {phoneText(phone, page.settings.country.code)}
        </Fact>
        <LastAddress />
      </FactList>
      <p className={css.note}>{words.guestText}</p>
    </Block>
  );
}

function LastAddress() {
  const words = useTextsOf(profileTexts);
  const choice = useShop(({ place }) => place.choice);
  if (choice.kind !== 'delivery') return null;
  const { textAddress, apartmentDetails, city } = choice.address;
  return (
    <Fact icon={<Icon name="pin" />} label={words.lastAddress}>
      {[textAddress, apartmentDetails, city].filter((part) => part !== '').join(', ')}
    </Fact>
  );
}
