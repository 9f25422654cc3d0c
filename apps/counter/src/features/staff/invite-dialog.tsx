import { inviteStaff } from '@comanda/contract/counter/staff.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useStores } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { staffRefusal } from './staff-refusal.ts';
import css from './staff.module.css';
import { type Work, workBody, WorkFields } from './work-fields.tsx';

type Props = { onClose: () => void; onDone: () => void };

/** Invites a person: name, email, role and stores. */
export function InviteDialog({ onClose, onDone }: Props) {
  const { store } = useStores();
  const { people: texts } = useTextsOf(counterStaffTexts);
  const [invitation, setInvitation] = useState<Invitation>({
    name: '',
    email: '',
    work: { role: 'crew', storeIds: store === null ? 'all' : [store.id] },
  });
  const { send, isBusy } = useInvite(() => {
    onDone();
    onClose();
  });
  return (
    <Dialog label={texts.invite} closeLabel={texts.close} onClose={onClose}>
      <DialogHead title={texts.invite} />
      <DialogBody>
        <InvitationFields invitation={invitation} onChange={setInvitation} />
      </DialogBody>
      <DialogFoot>
        <ActionButton isBusy={isBusy} wide onPress={() => send(invitation)}>
          {texts.send}
        </ActionButton>
      </DialogFoot>
    </Dialog>
  );
}

type Invitation = { name: string; email: string; work: Work };

function useInvite(onSent: () => void) {
  const { toasts } = useCounter();
  const texts = useTextsOf(counterStaffTexts);
  const { run, isBusy } = useCounterAction(inviteStaff, {
    onDone: () => {
      showToast(toasts, texts.people.sent);
      onSent();
    },
    refusalText: (refusal) => staffRefusal(refusal, texts),
  });
  const send = ({ name, email, work }: Invitation): void =>
    void run({ body: { name, email, ...workBody(work) } });
  return { send, isBusy };
}

type FieldsProps = { invitation: Invitation; onChange: (invitation: Invitation) => void };

function InvitationFields({ invitation, onChange }: FieldsProps) {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const { name, email, work } = invitation;
  return (
    <div className={css.form}>
      <Field id="invite-name" label={texts.name}>
        <input
          value={name}
          maxLength={fieldLengths.name}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...invitation, name: target.value })}
        />
      </Field>
      <Field id="invite-email" label={texts.email}>
        <input
          type="email"
          value={email}
          maxLength={fieldLengths.email}
          autoComplete="off"
          autoCapitalize="none"
          onChange={({ target }) => onChange({ ...invitation, email: target.value })}
        />
      </Field>
      <WorkFields work={work} onChange={(next) => onChange({ ...invitation, work: next })} />
    </div>
  );
}
