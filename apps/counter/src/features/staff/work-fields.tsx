import type { StoreId } from '@comanda/domain/ids.ts';
import { type StaffRole, staffRoles } from '@comanda/domain/session/role.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Checkbox, ChoiceList } from '@comanda/ui/choice.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useShellTexts, useTextsOf } from '../../counter/use-texts.ts';
import css from './staff.module.css';

/** The role of a person and the stores that they work for. */
export type Work = { role: StaffRole; storeIds: readonly StoreId[] | 'all' };

/** Returns a person's role and stores as a call sends them. */
export const workBody = ({ role, storeIds }: Work) => ({
  role,
  storeIds: storeIds === 'all' ? storeIds : [...storeIds],
});

type Props = {
  work: Work;
  /** Below the stores: none is chosen. */
  problem?: string | undefined;
  onChange: (work: Work) => void;
};

/** Chooses role and stores; an owner has all stores. */
export function WorkFields({ work, problem, onChange }: Props) {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const { role: roleNames } = useShellTexts();
  const { role, storeIds } = work;
  return (
    <>
      <ChoiceList
        name="role"
        legend={texts.role}
        value={role}
        onChange={(next) => onChange({ role: next, storeIds })}
        options={staffRoles.map((value) => ({
          value,
          label: roleNames[value],
          hint: texts.roleHints[value],
        }))}
      />
      {role === 'owner' ? null : <StoresField work={work} problem={problem} onChange={onChange} />}
    </>
  );
}

function StoresField({ work: { role, storeIds }, problem, onChange }: Props) {
  const { page } = useCounter();
  const { people: texts } = useTextsOf(counterStaffTexts);
  const chosen = storeIds === 'all' ? page.stores.map(({ id }) => id) : storeIds;
  const toggle = (id: StoreId, isOn: boolean): void =>
    onChange({ role, storeIds: isOn ? [...chosen, id] : chosen.filter((other) => other !== id) });
  return (
    <fieldset>
      <legend>{texts.stores}</legend>
      <Checkbox
        id="all-stores"
        problem={problem}
        checked={storeIds === 'all'}
        onChange={(isAll) => onChange({ role, storeIds: isAll ? 'all' : [] })}
      >
        {texts.allStores}
      </Checkbox>
      {page.stores.map(({ id, name }) => (
        <Checkbox key={id} checked={chosen.includes(id)} onChange={(isOn) => toggle(id, isOn)}>
          {name}
        </Checkbox>
      ))}
      {problem === undefined ? null : (
        <p className={css.bad} id="all-stores-note">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
