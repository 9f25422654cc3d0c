import { type AddressKind, addressKinds } from '@comanda/domain/address/saved-address.ts';
import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { Chips } from '@comanda/ui/choice.tsx';
import css from '../../shop/place/place.module.css';

export type SaveAs = AddressKind | 'notSaved';

/** The choice to save the address, and its kind. Hidden from a visitor without a session, who cannot save addresses yet. */
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
  const kinds = addressKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }));
  return (
    <div>
      <p className={css.historyTitle} aria-hidden="true">
        {words.saveAs}
      </p>
      <Chips<SaveAs>
        name="save-as"
        legend={words.saveAs}
        value={value}
        onChange={onChange}
        options={[{ value: 'notSaved', label: words.saveNot }, ...kinds]}
      />
    </div>
  );
}
