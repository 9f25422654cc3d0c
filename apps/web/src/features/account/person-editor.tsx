import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useApp } from '../../shop/app-context.ts';
import type { User } from '../../shop/session/user-session.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';
import { EmailField, NameField, PhoneField } from './person-fields.tsx';
import { useSavePerson } from './use-save-person.ts';

/** The form of a user's data. Cancel drops what was typed; a failed save keeps it. */
export function PersonEditor({ user, onClose }: { user: User; onClose: () => void }) {
  const { texts } = useApp();
  const words = useTextsOf(profileTexts);
  const { form, isSaving, trouble, save } = useSavePerson(user, onClose);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={css.editor} ref={element} noValidate onSubmit={submit}>
      <NameField form={form} />
      <PhoneField form={form} />
      <EmailField form={form} hint={words.emailChangeHint} />
      {trouble === null ? null : <Notice tone="bad">{trouble}</Notice>}
      <div className={css.editorActions}>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? words.saving : texts.common.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {texts.common.cancel}
        </Button>
      </div>
    </form>
  );
}
