import { useReading } from '@comanda/client/use-reading.ts';
import { getStaff } from '@comanda/contract/counter/staff.ts';
import { type StaffRole, staffRoles } from '@comanda/domain/session/role.ts';
import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useRef, useState } from 'react';
import { Panel, ReadingState } from '../../counter/screen.tsx';
import { SearchField } from '../../counter/search-field.tsx';
import { useFocusAfterRemoval } from '../../counter/use-focus-after-removal.ts';
import { useSession } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { ChangeDialog, type StaffPerson } from './change-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonRow } from './person-row.tsx';
import css from './staff.module.css';

/** From so many people on, the list has a search field. */
const manyPeople = 9;

/**
 * The people who work at the counter, by role; an owner changes them.
 * docs/rules/counter-staff.md#list-of-staff.
 */
export function PeoplePanel() {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const isOwner = useSession().role === 'owner';
  const reading = useReading((call) => call(getStaff, {}), 'staff');
  const [isInviting, setInviting] = useState(false);
  const [changed, setChanged] = useState<StaffPerson | null>(null);
  const reload = () => void reading.reload();
  const inviteButton = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(inviteButton, reading.value);
  const invite = isOwner ? (
    <Button ref={inviteButton} onClick={() => setInviting(true)}>
      {texts.invite}
    </Button>
  ) : null;
  return (
    <Panel title={texts.people} actions={invite}>
      <ReadingState reading={reading} />
      <PeopleList people={reading.value ?? []} onChange={isOwner ? setChanged : null} />
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} onDone={reload} /> : null}
      {changed === null ? null : (
        <ChangeDialog person={changed} onClose={() => setChanged(null)} onDone={reload} />
      )}
    </Panel>
  );
}

type ListProps = {
  people: readonly StaffPerson[];
  onChange: ((person: StaffPerson) => void) | null;
};

/** People in groups of their role; a search field finds one of many. */
function PeopleList({ people, onChange }: ListProps) {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const [typed, setTyped] = useState('');
  const found = people.filter((person) => matches(person, typed));
  return (
    <>
      {people.length < manyPeople ? null : (
        <SearchField label={texts.search} value={typed} onType={setTyped} />
      )}
      {people.length > 0 && found.length === 0 ? (
        <p className={css.empty}>{texts.nobodyFound}</p>
      ) : null}
      {groups.map((role) => (
        <RoleGroup
          key={role}
          role={role}
          people={found.filter((person) => person.role === role)}
          onChange={onChange}
        />
      ))}
    </>
  );
}

const groups = staffRoles.toReversed();

type GroupProps = ListProps & { role: StaffRole };

/** The people of one role; nothing without any. */
function RoleGroup({ role, people, onChange }: GroupProps) {
  const { people: texts } = useTextsOf(counterStaffTexts);
  if (people.length === 0) return null;
  return (
    <div>
      <h3 className={css.group}>{`${texts.roleGroups[role]} (${people.length})`}</h3>
      <ul className={css.people}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onChange={onChange} />
        ))}
      </ul>
    </div>
  );
}

function matches({ name, email }: StaffPerson, typed: string): boolean {
  const wanted = foldAccents(typed.trim());
  return wanted === '' || foldAccents(`${name} ${email}`).includes(wanted);
}
