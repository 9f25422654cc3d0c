import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import type { StaffPerson } from './change-dialog.tsx';
import css from './staff.module.css';
import { useWhen } from '../../counter/use-when.ts';

type Props = {
  person: StaffPerson;
  /** Opens the change of the person; null: the viewer changes nobody. */
  onChange: ((person: StaffPerson) => void) | null;
};

/** One person: name, stores, email and last sign-in. */
export function PersonRow({ person, onChange }: Props) {
  const { page } = useCounter();
  const { people: texts } = useTextsOf(counterStaffTexts);
  const when = useWhen();
  const { name, email, storeIds, lastSignedInAt, isYou, hasPin } = person;
  const stores =
    storeIds === 'all'
      ? [texts.allStores]
      : page.stores.filter(({ id }) => storeIds.includes(id)).map((store) => store.name);
  const signedIn = lastSignedInAt === null ? texts.never : texts.lastSeen(when(lastSignedInAt));
  return (
    <li className={css.person}>
      <div className={css.who}>
        <b>{isYou ? `${name} (${texts.you})` : name}</b>
        <span className={css.quiet}>{email}</span>
      </div>
      <span className={css.stores}>{stores.join(' · ')}</span>
      <span className={css.seen}>{[signedIn, ...(hasPin ? [] : [texts.noPin])].join(' · ')}</span>
      {onChange === null ? null : (
        <Button look="quiet" aria-label={texts.changeOf(name)} onClick={() => onChange(person)}>
          {texts.change}
        </Button>
      )}
    </li>
  );
}
