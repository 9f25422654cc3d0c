import { inviteStaff } from '@comanda/contract/counter/staff.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { invitationProblems } from '@comanda/domain/staff/invitation-problems.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { type SubmitEvent, useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useStores } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { staffRefusal } from './staff-refusal.ts';
import css from './staff.module.css';
import { type Work, workBody, WorkFields } from './work-fields.tsx';

type Props = { onClose: () => void; onDone: () => void };
type Invitation = { name: string; email: string; work: Work };
/** The sentences below the wrong fields. */
type Problems = Partial<Record<'name' | 'email' | 'stores', string>>;

/** Invites a person: name, email, role and stores. docs/rules/counter-staff.md#invitation. */
export function InviteDialog({ onClose, onDone }: Props) {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const { form, invitation, change, problems, send, isBusy } = useInvitation(() => {
    onDone();
    onClose();
  });
  return (
    <Dialog label={texts.invite} closeLabel={texts.close} onClose={onClose}>
      <DialogHead title={texts.invite} />
      <form noValidate ref={form} onSubmit={send}>
        <DialogBody>
          <InvitationFields invitation={invitation} problems={problems} onChange={change} />
        </DialogBody>
        <DialogFoot>
          <ActionButton isBusy={isBusy} wide>
            {texts.send}
          </ActionButton>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

function useInvitation(onSent: () => void) {
  const { store } = useStores();
  const { form, isChecked, check } = useCheckedForm();
  const [invitation, setInvitation] = useState<Invitation>({
    name: '',
    email: '',
    work: { role: 'crew', storeIds: store === null ? 'all' : [store.id] },
  });
  const { run, isBusy, refusal } = useInvite(onSent, check);
  const problems = useProblems(invitation, isChecked, refusal);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const { name, email, work } = invitation;
    if (Object.keys(invitationProblems({ name, email, ...work })).length > 0) return check();
    void run({ body: { name, email, ...workBody(work) } });
  };
  return { form, invitation, change: setInvitation, problems, send, isBusy };
}

const isTaken = ({ label }: Refusal): boolean => label === 'AUTH_EMAIL_EXISTS';

function useInvite(onSent: () => void, onTaken: () => void) {
  const { toasts } = useCounter();
  const texts = useTextsOf(counterStaffTexts);
  return useCounterAction(inviteStaff, {
    onDone: () => {
      showToast(toasts, texts.people.sent);
      onSent();
    },
    onRefused: (refusal) => (isTaken(refusal) ? onTaken() : undefined),
    isInField: isTaken,
    refusalText: (refusal) => staffRefusal(refusal, texts),
  });
}

/** The email that the server refused is named until another one is typed and sent. */
function useProblems(
  { name, email, work }: Invitation,
  isChecked: boolean,
  refusal: Refusal | null,
): Problems {
  const { people: texts } = useTextsOf(counterStaffTexts);
  if (!isChecked) return {};
  const wrong = invitationProblems({ name, email, ...work });
  const taken = refusal !== null && isTaken(refusal) && { email: texts.emailTaken };
  return {
    ...(wrong.name && { name: texts.wrongName }),
    ...(wrong.storeIds && { stores: texts.noStore }),
    ...(wrong.email ? { email: texts.wrongEmail } : taken),
  };
}

type FieldsProps = {
  invitation: Invitation;
  problems: Problems;
  onChange: (invitation: Invitation) => void;
};

function InvitationFields({ invitation, problems, onChange }: FieldsProps) {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const { name, email, work } = invitation;
  return (
    <div className={css.form}>
      <Field id="invite-name" label={texts.name} problem={problems.name}>
        <input
          value={name}
          maxLength={fieldLengths.name}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...invitation, name: target.value })}
        />
      </Field>
      <Field id="invite-email" label={texts.email} problem={problems.email}>
        <input
          type="email"
          value={email}
          maxLength={fieldLengths.email}
          autoComplete="off"
          autoCapitalize="none"
          onChange={({ target }) => onChange({ ...invitation, email: target.value })}
        />
      </Field>
      <WorkFields
        work={work}
        problem={problems.stores}
        onChange={(next) => onChange({ ...invitation, work: next })}
      />
    </div>
  );
}
