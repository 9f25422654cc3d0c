import { useAction } from '@comanda/client/use-action.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { fieldsTexts } from '@comanda/i18n/areas/fields.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { useState } from 'react';
import { dismissed } from '@comanda/ui/modals/modal-store.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useApp } from '../../shop/app-context.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { User } from '../../shop/session/user-session.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { focusPersonField } from './person-fields.tsx';
import { firstMessage } from './person-form.ts';
import { refusedPersonMessages } from './refused-person.ts';
import { savePerson } from './save-person.ts';
import { saveTroubleText } from './save-trouble-text.ts';
import { type PersonForm, usePersonForm } from './use-person-form.ts';

type SavePerson = {
  form: PersonForm;
  isSaving: boolean;
  /** The reason for which nothing was saved, if no field is wrong. */
  trouble: string | null;
  save: () => Promise<void>;
};

const savedToastMs = 3_000;

/**
 * The form of a user's data. Its fields keep what was typed until everything is saved.
 * docs/rules/profile.md#failed-save-of-the-data.
 */
export function useSavePerson(user: User, onSaved: () => void): SavePerson {
  const app = useApp();
  const words = useTextsOf(profileTexts);
  const form = usePersonForm(user);
  const proveEmail = useProveEmail();
  const showRefusal = useShowRefusal(form);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { run, isBusy } = useAction(
    async () => {
      const saved = await savePerson(app, user, form.values, proveEmail);
      return saved.kind === 'refused' ? refuse(saved.refusal) : accept(saved.kind);
    },
    {
      onDone: (kind) => {
        if (kind === 'unproven') return focusPersonField('email');
        showToast(app.toasts, words.dataSaved, null, savedToastMs);
        onSaved();
      },
      onRefused: (refusal) => setTrouble(showRefusal(refusal)),
    },
  );
  const save = async (): Promise<void> => {
    if (isBusy) return;
    setTrouble(null);
    const wrong = form.firstProblem();
    if (wrong !== null) return focusPersonField(wrong);
    await run();
  };
  return { form, isSaving: isBusy, trouble, save };
}

function useProveEmail(): (email: string) => Promise<User | null> {
  const modals = useModals();
  return async (email) => {
    const answer = await modals.ask({ kind: 'changeEmail', email });
    return answer === dismissed ? null : answer.user;
  };
}

/**
 * Marks the fields that a refusal names and focuses the first; returns the text of a refusal that
 * names none.
 */
function useShowRefusal(form: PersonForm): (refusal: Refusal) => string | null {
  const { page } = useApp();
  const words = useTextsOf(profileTexts);
  const fields = useTextsOf(fieldsTexts);
  return (refusal) => {
    const messages = refusedPersonMessages(refusal, form.values, page.settings.country, fields);
    const first = firstMessage(messages);
    if (first === null) return saveTroubleText(refusal, words.notSaved);
    form.showRefused(messages);
    focusPersonField(first);
    return null;
  };
}
