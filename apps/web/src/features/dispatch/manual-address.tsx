import type { WrittenField } from '@comanda/domain/address/written-address.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useArea } from '../../platform/app-context.tsx';
import { useModals } from '../../platform/modals/modal-context.tsx';
import field from '../../ui/field.module.css';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { ManualDraft } from './address-draft.ts';
import css from './dispatch.module.css';

type Props = {
  id: string;
  draft: ManualDraft;
  missing: readonly WrittenField[];
  onChange: (draft: ManualDraft) => void;
  onSubmit: () => void;
};

/** Street, number and area, without any list: always possible, also when no geocoder answers. Experience §4. */
export function ManualAddress({ id, draft, missing, onChange, onSubmit }: Props) {
  const words = useArea(dispatchTexts);
  const form = useRef<HTMLFormElement>(null);
  useFirstEmpty(form, missing);
  const problemOf = (name: WrittenField, words: string): string | undefined => (missing.includes(name) ? words : undefined);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} className={css.manual} onSubmit={submit} noValidate>
      <Field id={`${id}-street`} label={words.street} problem={problemOf('street', words.streetMissing)}>
        <input
          value={draft.street}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => onChange({ ...draft, street: event.target.value })}
        />
      </Field>
      <Field id={`${id}-number`} label={words.number} problem={problemOf('number', words.addressNeedsNumber)}>
        <input
          value={draft.number}
          maxLength={20}
          placeholder={words.numberExample}
          autoComplete="off"
          onChange={(event) => onChange({ ...draft, number: event.target.value })}
        />
      </Field>
      <AreaField id={`${id}-area`} asker={id} draft={draft} problem={problemOf('area', words.areaMissing)} />
      <button type="submit" hidden>
        {words.addressUse}
      </button>
    </form>
  );
}

/** Looks like a field and opens the list of areas. */
function AreaField({ id, asker, draft, problem }: { id: string; asker: string; draft: ManualDraft; problem: string | undefined }) {
  const words = useArea(dispatchTexts);
  const modals = useModals();
  const chosen = draft.area?.name ?? null;
  return (
    <div className={css.areaField}>
      <span className={field.label} id={`${id}-label`}>
        {words.area}
      </span>
      <button
        type="button"
        id={id}
        className={`${field.control} ${css.areaButton}`}
        data-bad={problem === undefined ? undefined : ''}
        data-empty={chosen === null ? '' : undefined}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={problem === undefined ? undefined : `${id}-note`}
        onClick={() => modals.open({ kind: 'pickCommune', chosen, asker })}
      >
        <span>{chosen ?? words.areaTitle}</span>
        <Icon name="chevronDown" />
      </button>
      {problem === undefined ? null : (
        <p className={field.bad} id={`${id}-note`}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** The cursor goes where something is missing: at first the first empty field, later what the last press complained of. */
function useFirstEmpty(form: { current: HTMLFormElement | null }, missing: readonly WrittenField[]): void {
  useEffect(() => {
    const wrong = missing.length > 0 ? 'input[aria-invalid="true"], button[data-bad]' : 'input[value=""], [data-empty]';
    form.current?.querySelector<HTMLElement>(wrong)?.focus({ preventScroll: false });
  }, [form, missing]);
}
