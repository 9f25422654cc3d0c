import { getStaff } from '@comanda/contract/counter/staff.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { Panel, ReadingState } from '../../counter/screen.tsx';
import { useReading } from '../../counter/use-reading.ts';
import { useSession } from '../../counter/use-session.ts';
import { useShellTexts, useTextsOf } from '../../counter/use-texts.ts';
import { ChangeDialog, type StaffPerson } from './change-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import css from './staff.module.css';
import { useWhen } from '../../counter/use-when.ts';

/** The people who work at the counter; an owner changes them. docs/rules/counter-staff.md#list-of-staff. */
export function PeoplePanel() {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const isOwner = useSession().role === 'owner';
  const reading = useReading(getStaff, {}, 'staff');
  const [isInviting, setInviting] = useState(false);
  const [changed, setChanged] = useState<StaffPerson | null>(null);
  const reload = () => void reading.reload();
  const invite = isOwner ? <Button onClick={() => setInviting(true)}>{texts.invite}</Button> : null;
  return (
    <Panel title={texts.people} actions={invite}>
      <ReadingState reading={reading} />
      <ul className={css.rows}>
        {reading.value?.map((person) => (
          <li key={person.id} className={css.row}>
            <Person person={person} />
            {isOwner ? (
              <Button
                look="quiet"
                aria-label={texts.changeOf(person.name)}
                onClick={() => setChanged(person)}
              >
                {texts.change}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} onDone={reload} /> : null}
      {changed === null ? null : (
        <ChangeDialog person={changed} onClose={() => setChanged(null)} onDone={reload} />
      )}
    </Panel>
  );
}

function Person({ person }: { person: StaffPerson }) {
  const { page } = useCounter();
  const { people: texts } = useTextsOf(counterStaffTexts);
  const { role: roleNames } = useShellTexts();
  const when = useWhen();
  const { name, email, role, storeIds, lastSignedInAt, isYou, hasPin } = person;
  const stores =
    storeIds === 'all'
      ? texts.allStores
      : page.stores.filter(({ id }) => storeIds.includes(id)).map((store) => store.name);
  return (
    <div className={css.who}>
      <b>{isYou ? `${name} (${texts.you})` : name}</b>
      <span>{[roleNames[role], stores].flat().join(' · ')}</span>
      <span className={css.quiet}>
        {[
          email,
          lastSignedInAt === null ? texts.never : texts.lastSeen(when(lastSignedInAt)),
          ...(hasPin ? [] : [texts.noPin]),
        ].join(' · ')}
      </span>
    </div>
  );
}
