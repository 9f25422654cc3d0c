import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { phoneText } from '@comanda/i18n/format/phone-text.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { paths } from '../../platform/paths.ts';
import type { Person } from '@comanda/client/session.ts';
import { mailIcon, receiptIcon } from '@comanda/ui/lazy-icons.ts';
import { Block, Fact, FactList } from '@comanda/ui/block.tsx';
import { Button, buttonClass } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import css from './account.module.css';

/** Shows the stored data of a guest, with the button that deletes it. */
export function GuestProfile({
  person,
  children,
}: {
  person: Person;
  /** Rendered after the guest's data. */ children?: ReactNode;
}) {
  const { texts, page } = useApp();
  const words = useTextsOf(profileTexts);
  const modals = useModals();
  const { name, email, phone } = person;
  return (
    <div className={css.profile}>
      <Block title={words.dataTitle}>
        <FactList>
          <Fact icon={<Icon name="user" />} note={words.name}>
            {name}
          </Fact>
          <Fact icon={<Icon name={mailIcon} />} note={texts.common.email}>
            {email}
          </Fact>
          <Fact icon={<Icon name="phone" />} note={texts.common.phone}>
            {phoneText(phone, page.settings.country.code)}
          </Fact>
          <LastAddress />
        </FactList>
        <p className={css.note}>{words.guestText}</p>
      </Block>
      {children}
      <a className={buttonClass('soft', { wide: true })} href={paths.orders} data-nav>
        <Icon name={receiptIcon} />
        {texts.common.myOrders}
      </a>
      <Block title={words.privacyTitle}>
        <p className={css.note}>{words.forgetText}</p>
        <div className={css.forget}>
          <Button look="quiet" onClick={() => modals.open({ kind: 'forgetMe' })}>
            {words.forget}
          </Button>
        </div>
      </Block>
    </div>
  );
}

function LastAddress() {
  const words = useTextsOf(profileTexts);
  const choice = useShop(({ place }) => place.choice);
  if (choice.kind !== 'delivery') return null;
  const { textAddress, apartmentDetails, city } = choice.address;
  return (
    <Fact icon={<Icon name="pin" />} note={words.lastAddress}>
      {[textAddress, apartmentDetails, city].filter((part) => part !== '').join(', ')}
    </Fact>
  );
}
