import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { localPhoneText, phonePrefix } from '@comanda/i18n/format/phone-text.ts';
import { localPhone } from '@comanda/domain/checkout/check-phone.ts';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Block, Fact, FactList } from '@comanda/ui/block.tsx';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { mailIcon } from '@comanda/ui/lazy-icons.ts';
import type { User } from '../../shop/session/user-session.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';
import { PersonEditor } from './person-editor.tsx';

/**
 * A user's name, phone without its prefix and email; read-only until "Editar" is pressed.
 * docs/rules/profile.md#data-with-an-edit-mode.
 */
export function PersonBlock({ user }: { user: User }) {
  const words = useTextsOf(profileTexts);
  const [isEditing, setEditing] = useState(false);
  const block = useRef<HTMLDivElement>(null);
  const close = (): void => {
    flushSync(() => setEditing(false));
    block.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
  };
  const editButton = (
    <Button look="link" data-edit="" aria-label={words.editData} onClick={() => setEditing(true)}>
      {words.edit}
    </Button>
  );
  return (
    <div ref={block}>
      <Block title={words.dataTitle} aside={isEditing ? null : editButton}>
        {isEditing ? <PersonEditor user={user} onClose={close} /> : <PersonFacts user={user} />}
      </Block>
    </div>
  );
}

function PersonFacts({ user: { name, phone, email } }: { user: User }) {
  const words = useTextsOf(profileTexts);
  const labels = useTextsOf(checkoutTexts);
  const { country } = useSettings();
  return (
    <FactList>
      <Fact icon={<Icon name="user" />} label={labels.name}>
        {name === '' ? <Missing>{words.nameMissing}</Missing> : name}
      </Fact>
      <Fact icon={<Icon name="phone" />} label={labels.phone}>
        {phone === '' ? (
          <Missing>{words.phoneMissing}</Missing>
        ) : (
          <>
            <span className={css.prefix}>{phonePrefix(country.code)}</span>{' '}
            {localPhoneText(localPhone(phone, country), country.code)}
          </>
        )}
      </Fact>
      <Fact icon={<Icon name={mailIcon} />} label={labels.email}>
        {email}
      </Fact>
    </FactList>
  );
}

function Missing({ children }: { children: ReactNode }) {
  return <span className={css.missing}>{children}</span>;
}
