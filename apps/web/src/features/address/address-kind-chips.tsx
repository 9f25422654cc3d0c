import { addressKinds } from '@comanda/domain/address/address-kinds.ts';
import type { AddressKind } from '@comanda/domain/address/saved-address.ts';
import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { Chips } from '@comanda/ui/choice.tsx';
import css from '../../shop/place/place.module.css';
import { useTextsOf } from '../../shop/use-texts.ts';

type Props<V extends string> = {
  name: string;
  legend: string;
  value: AddressKind | V;
  onChange: (value: AddressKind | V) => void;
  /** Options before the kinds. */ first?: readonly { value: V; label: string }[];
};

/** The kinds of an address as chips, below their title. */
export function AddressKindChips<V extends string = never>({
  name,
  legend,
  value,
  onChange,
  first = [],
}: Props<V>) {
  const words = useTextsOf(addressesTexts);
  const kinds = addressKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }));
  return (
    <>
      <p className={css.historyTitle} aria-hidden="true">
        {legend}
      </p>
      <Chips<AddressKind | V>
        name={name}
        legend={legend}
        value={value}
        onChange={onChange}
        options={[...first, ...kinds]}
      />
    </>
  );
}
