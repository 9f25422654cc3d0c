import type { getDevicePeople } from '@comanda/contract/counter/sign-in.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import { SignInCard } from './sign-in-card.tsx';
import css from './sign-in.module.css';

export type DevicePeople = AnswerOf<typeof getDevicePeople>;
export type DevicePerson = DevicePeople['people'][number];

type Props = {
  list: { people: readonly DevicePerson[] };
  /** Why the sign-in shows; null: for no special reason. */
  notice: string | null;
  onChoose: (person: DevicePerson) => void;
  /** Absent: nobody can sign in by email now. */
  onEmail?: () => void;
};

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
    .toUpperCase();

/**
 * The names of a shared tablet whose PIN it takes. docs/rules/counter-staff.md#people-of-a-device.
 */
export function PeopleStep({ list, notice, onChoose, onEmail }: Props) {
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  return (
    <SignInCard title={texts.who} isWide>
      {notice === null ? null : <p role="status">{notice}</p>}
      <ul className={css.people}>
        {list.people.map((person) => (
          <li key={person.id}>
            <button className={css.person} type="button" onClick={() => onChoose(person)}>
              <span className={css.initials} aria-hidden="true">
                {initialsOf(person.name)}
              </span>
              <span className={css.name}>
                {person.name}
                <WhyCode person={person} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {onEmail === undefined ? null : <ByEmail onEmail={onEmail} />}
    </SignInCard>
  );
}

function ByEmail({ onEmail }: { onEmail: () => void }) {
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  return (
    <>
      <p className={css.lead}>{texts.notListed}</p>
      <div className={css.links}>
        <Button look="quiet" onClick={onEmail}>
          {texts.withEmail}
        </Button>
      </div>
    </>
  );
}

/** Why a person signs in by a mailed code and not with a PIN; nothing if the PIN is enough. */
function WhyCode({ person: { hasPin, needsCode } }: { person: DevicePerson }) {
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  if (!hasPin) return <small>{texts.noPin}</small>;
  return needsCode ? <small>{texts.pinLocked}</small> : null;
}
