import type { getDevicePeople } from '@comanda/contract/counter/sign-in.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import { SignInCard } from './sign-in-card.tsx';
import css from './sign-in.module.css';

export type DevicePeople = AnswerOf<typeof getDevicePeople>;
export type DevicePerson = DevicePeople['people'][number];

type Props = {
  list: DevicePeople;
  /** Why the sign-in shows; null: for no special reason. */
  notice: string | null;
  onChoose: (person: DevicePerson) => void;
  onEmail: () => void;
};

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
    .toUpperCase();

/** The names of a shared tablet. */
export function PeopleStep({ list, notice, onChoose, onEmail }: Props) {
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  return (
    <SignInCard title={list.needsCode ? texts.title : texts.who} isWide>
      {notice === null ? null : <p role="status">{notice}</p>}
      {list.needsCode ? (
        <Notice tone="bad">{texts.needsCode}</Notice>
      ) : (
        <ul className={css.people}>
          {list.people.map((person) => (
            <li key={person.id}>
              <button className={css.person} type="button" onClick={() => onChoose(person)}>
                <span className={css.initials} aria-hidden="true">
                  {initialsOf(person.name)}
                </span>
                <span className={css.name}>
                  {person.name}
                  {person.hasPin ? null : <small>{texts.noPin}</small>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={css.links}>
        <Button look={list.needsCode ? 'main' : 'quiet'} onClick={onEmail}>
          {texts.withEmail}
        </Button>
      </div>
    </SignInCard>
  );
}
