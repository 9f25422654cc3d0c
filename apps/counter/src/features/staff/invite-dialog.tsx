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
import { type Work, WorkFields } from './work-fields.tsx';

type Props = { onClose: () => void; onDone: () => void };

/** Invites a person: name, email, role and stores. */
export function InviteDialog({ onClose, onDone }: Props) {
  const { toasts } = useCounter();
  const { store } = useStores();
  const all = useTextsOf(counterStaffTexts);
  const texts = all.people;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [work, setWork] = useState<Work>({
    role: 'crew',
    storeIds: store === null ? 'all' : [store.id],
  });
  const invite = useCounterAction(inviteStaff, {
    onDone: () => {
      showToast(toasts, texts.sent);
      onDone();
      onClose();
    },
    refusalText: (refusal) => staffRefusal(refusal, all),
  });
  const { role, storeIds } = work;
  const send = () =>
    void invite.run({
      body: { name, email, role, storeIds: storeIds === 'all' ? storeIds : [...storeIds] },
    });
  return (
    <Dialog label={texts.invite} closeLabel={texts.close} onClose={onClose}>
      <DialogHead title={texts.invite} />
      <DialogBody>
        <div className={css.form}>
          <Field id="invite-name" label={texts.name}>
            <input
              value={name}
              maxLength={fieldLengths.name}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Field id="invite-email" label={texts.email}>
            <input
              type="email"
              value={email}
              maxLength={fieldLengths.email}
              autoComplete="off"
              autoCapitalize="none"
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
          <WorkFields work={work} onChange={setWork} />
        </div>
      </DialogBody>
      <DialogFoot>
        <ActionButton isBusy={invite.isBusy} wide onPress={send}>
          {texts.send}
        </ActionButton>
      </DialogFoot>
    </Dialog>
  );
}
