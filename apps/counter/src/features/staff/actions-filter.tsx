import { getStaff } from '@comanda/contract/counter/staff.ts';
import {
  type CounterActionKind,
  counterActionKinds,
} from '@comanda/domain/counter/counter-action-kinds.ts';
import type { StaffId, StoreId } from '@comanda/domain/ids.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import type { CounterStaffTexts } from '@comanda/i18n/es/counter-staff.ts';
import { Field } from '@comanda/ui/field.tsx';
import { useReading } from '@comanda/client/use-reading.ts';
import { useStores } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './staff.module.css';

/**
 * The parts to which the audit list is reduced; undefined: all. `day`: such as 2026-11-23, in the
 * zone of the store.
 */
export type ActionsFilter = {
  storeId?: StoreId | undefined;
  staffId?: StaffId | undefined;
  kind?: CounterActionKind | undefined;
  day?: string | undefined;
};
type Props = { filter: ActionsFilter; onChange: (filter: ActionsFilter) => void };

/** Chooses store, person, kind and day of the audit list. */
export function ActionsFilterFields({ filter, onChange }: Props) {
  const { people: texts } = useTextsOf(counterStaffTexts);
  return (
    <div className={css.filters}>
      <StoreChoice filter={filter} onChange={onChange} />
      <PersonChoice filter={filter} onChange={onChange} />
      <Choice
        id="actions-kind"
        label={texts.filterKind}
        all={texts.anyKind}
        options={kindOptions(texts.sentences)}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      <Field id="actions-day" label={texts.filterDay}>
        <input
          type="date"
          value={filter.day ?? ''}
          onChange={({ target }) => onChange({ ...filter, day: target.value || undefined })}
        />
      </Field>
    </div>
  );
}

function StoreChoice({ filter, onChange }: Props) {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const { stores } = useStores();
  if (stores.length < 2) return null;
  return (
    <Choice
      id="actions-store"
      label={texts.filterStore}
      all={texts.anyStore}
      options={stores.map(({ id, name }) => ({ value: id, name }))}
      value={filter.storeId}
      onChange={(storeId) => onChange({ ...filter, storeId })}
    />
  );
}

function PersonChoice({ filter, onChange }: Props) {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const staff = useReading((call) => call(getStaff, {}), 'staff');
  return (
    <Choice
      id="actions-person"
      label={texts.filterPerson}
      all={texts.everyone}
      options={(staff.value ?? []).map(({ id, name }) => ({ value: id, name }))}
      value={filter.staffId}
      onChange={(staffId) => onChange({ ...filter, staffId })}
    />
  );
}

/** Names each kind of change by its sentence without a subject. */
const kindOptions = (sentences: CounterStaffTexts['people']['sentences']) =>
  counterActionKinds
    .map((kind) => ({ value: kind, name: sentences[kind]({ name: null, number: null }) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

type ChoiceProps<T> = {
  id: string;
  label: string;
  /** The option that reduces nothing. */
  all: string;
  options: readonly { value: T; name: string }[];
  value: T | undefined;
  onChange: (value: T | undefined) => void;
};

function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { id, label, all, options, value, onChange } = props;
  const choose = (chosen: string): void =>
    onChange(options.find((option) => String(option.value) === chosen)?.value);
  return (
    <Field id={id} label={label}>
      <select value={value ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </Field>
  );
}
