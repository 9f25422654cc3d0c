import { focusNextField } from '@comanda/ui/focus-next-field.ts';
import { fillFromPostalCode } from '@comanda/domain/address/address-area.ts';
import type {
  WrittenAddress,
  WrittenAddressProblems,
} from '@comanda/domain/address/written-address.ts';
import type { AddressField } from '@comanda/domain/country/address-form.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useTextsOf } from '../../shop/use-texts.ts';
import { Field } from '@comanda/ui/field.tsx';
import type { ManualDraft } from './address-form-draft.ts';
import css from '../../shop/place/place.module.css';
import { MunicipalityField } from './municipality-field.tsx';
import { Neighbourhoods } from './neighbourhoods.tsx';
import type { AddressForm } from './use-address-form.ts';

type Props = { form: AddressForm; draft: ManualDraft; problems: WrittenAddressProblems };

/**
 * The manual address form, with the fields of the country. It works without a geocoder.
 * docs/rules/places.md#address-by-hand, docs/rules/places.md#address-fields-by-country.
 */
export function ManualAddress({ form, draft, problems }: Props) {
  const words = useTextsOf(dispatchTexts);
  const box = useRef<HTMLFormElement>(null);
  useFocusFirstProblem(box, problems);
  const write = (written: WrittenAddress): void =>
    form.change({ ...draft, written, geocoded: null });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form ref={box} className={css.manual} onSubmit={submit} onKeyDown={focusNextField} noValidate>
      {form.schema.fields.map((field) => (
        <WrittenField
          key={field.name}
          field={field}
          form={form}
          written={draft.written}
          isWrong={field.name in problems}
          onWrite={write}
        />
      ))}
      <button type="submit" hidden>
        {words.addressUse}
      </button>
    </form>
  );
}

type FieldProps = {
  field: AddressField;
  form: AddressForm;
  written: WrittenAddress;
  isWrong: boolean;
  onWrite: (written: WrittenAddress) => void;
};

function WrittenField({ field, form, written, isWrong, onWrite }: FieldProps) {
  const words = useTextsOf(dispatchTexts);
  const id = `${form.id}-${field.name}`;
  const shared = {
    id,
    label: words.fields[field.name],
    problem: isWrong ? words.fieldProblems[field.name] : undefined,
  };
  const areas = form.areas ?? [];
  const type = (value: string): void => {
    const next = { ...written, [field.name]: value };
    onWrite(field.name === 'postalCode' ? fillFromPostalCode(next, areas) : next);
  };
  if (field.input === 'list') {
    return (
      <div className={css.long}>
        <MunicipalityField
          {...shared}
          chosen={written[field.name]}
          onChoose={form.chooseMunicipality}
        />
      </div>
    );
  }
  return (
    <div className={field.isShort ? css.short : css.long}>
      <Field {...shared}>
        <input
          value={written[field.name]}
          maxLength={field.maxLength}
          inputMode={field.inputMode}
          enterKeyHint="next"
          placeholder={words.fieldExamples[field.name]}
          autoComplete={field.autocomplete}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      {field.name === 'neighbourhood' ? (
        <Neighbourhoods
          areas={areas}
          written={written}
          onPick={(neighbourhood) => onWrite({ ...written, neighbourhood })}
        />
      ) : null}
    </div>
  );
}

/**
 * Focuses the first empty field when the form opens, and the first field with a problem after a
 * submit. It never moves the focus while the shopper types.
 */
function useFocusFirstProblem(
  form: { current: HTMLFormElement | null },
  problems: WrittenAddressProblems,
): void {
  useEffect(() => {
    form.current
      ?.querySelector<HTMLElement>('input[value=""], [data-empty]')
      ?.focus({ preventScroll: false });
  }, [form]);
  useEffect(() => {
    form.current
      ?.querySelector<HTMLElement>('input[aria-invalid="true"], button[data-bad]')
      ?.focus({ preventScroll: false });
  }, [form, problems]);
}
