import { changeStaff, type staffMember } from '@comanda/contract/counter/staff.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useState } from 'react';
import type * as v from 'valibot';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { RemovePerson } from './remove-person.tsx';
import { staffRefusal } from './staff-refusal.ts';
import css from './staff.module.css';
import { type Work, workBody, WorkFields } from './work-fields.tsx';

export type StaffPerson = v.InferOutput<typeof staffMember>;
type Props = { person: StaffPerson; onClose: () => void; onDone: () => void };

/** Changes a person's role and stores, or removes the person after a question. */
export function ChangeDialog({ person, onClose, onDone }: Props) {
  const { toasts } = useCounter();
  const all = useTextsOf(counterStaffTexts);
  const texts = all.people;
  const { id, name } = person;
  const [work, setWork] = useState<Work>(person);
  const after = (message: string) => () => {
    showToast(toasts, message);
    onDone();
    onClose();
  };
  const { run, isBusy } = useCounterAction(changeStaff, {
    refusalText: (refusal) => staffRefusal(refusal, all),
    onDone: after(texts.saved),
  });
  const save = () => void run({ params: { id }, body: workBody(work) });
  return (
    <Dialog label={texts.changeOf(name)} closeLabel={texts.close} onClose={onClose}>
      <DialogHead title={name} />
      <DialogBody>
        <div className={css.form}>
          <WorkFields work={work} onChange={setWork} />
          <RemovePerson person={person} onRemoved={after(texts.removed)} />
        </div>
      </DialogBody>
      <DialogFoot>
        <ActionButton isBusy={isBusy} wide onPress={save}>
          {texts.save}
        </ActionButton>
      </DialogFoot>
    </Dialog>
  );
}
