import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useId } from 'react';
import { useTextsOf } from '../../shop/use-texts.ts';
import { Field } from '@comanda/ui/field.tsx';
import css from '../../shop/place/place.module.css';
import type { AddressUnitAndNote } from './address-form-draft.ts';

/** The fields for the unit and the delivery note. */
export function AddressDetails({
  value,
  onChange,
}: {
  value: AddressUnitAndNote;
  onChange: (value: AddressUnitAndNote) => void;
}) {
  const words = useTextsOf(dispatchTexts);
  const id = useId();
  return (
    <div className={css.unitAndNote}>
      <Field id={`${id}-unit`} label={words.unit}>
        <input
          value={value.apartmentDetails}
          maxLength={80}
          placeholder={words.unitExample}
          autoComplete="address-line2"
          enterKeyHint="next"
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing)
              document.getElementById(`${id}-note`)?.focus();
          }}
          onChange={(event) => onChange({ ...value, apartmentDetails: event.target.value })}
        />
      </Field>
      <Field id={`${id}-note`} label={words.note}>
        <input
          value={value.dispatchNote}
          maxLength={200}
          placeholder={words.noteExample}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => onChange({ ...value, dispatchNote: event.target.value })}
        />
      </Field>
    </div>
  );
}
