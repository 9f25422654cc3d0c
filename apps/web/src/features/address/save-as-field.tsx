import type { AddressKind } from '@comanda/domain/address/saved-address.ts';
import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { AddressKindChips } from './address-kind-chips.tsx';

export type SaveAs = AddressKind | 'notSaved';

/**
 * The choice to save the address, and its kind. Hidden from a visitor without a session, who cannot
 * save addresses yet.
 */
export function SaveAsField({
  value,
  onChange,
}: {
  value: SaveAs;
  onChange: (value: SaveAs) => void;
}) {
  const words = useTextsOf(addressesTexts);
  const session = useSession();
  if (session === null) return null;
  return (
    <div>
      <AddressKindChips<'notSaved'>
        name="save-as"
        legend={words.saveAs}
        value={value}
        onChange={onChange}
        first={[{ value: 'notSaved', label: words.saveNot }]}
      />
    </div>
  );
}
