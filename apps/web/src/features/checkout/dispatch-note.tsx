import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useShop } from '../../shop/use-shop.ts';
import { choosePlace } from '../../shop/shop-store.ts';
import { Field } from '@comanda/ui/field.tsx';
import css from './checkout.module.css';

/**
 * Returns the address's note for the rider; '' without one. docs/rules/checkout.md#dispatch-note.
 */
export const useDispatchNote = (): string =>
  useShop(({ place }) =>
    place.choice.kind === 'delivery' ? place.choice.address.dispatchNote : '',
  );

/**
 * The field of the note. Every change is stored in the order's address at once, so that a reload
 * does not lose it.
 */
export function DispatchNote() {
  const { shop } = useApp();
  const words = useTextsOf(dispatchTexts);
  const note = useDispatchNote();
  const change = (dispatchNote: string): void => {
    const { storeId, choice } = shop.getState().place;
    if (choice.kind === 'delivery')
      choosePlace(shop, storeId, {
        kind: 'delivery',
        address: { ...choice.address, dispatchNote },
      });
  };
  return (
    <div className={css.underFacts}>
      <Field id="field-dispatchNote" label={words.note}>
        <input
          value={note}
          maxLength={200}
          placeholder={words.noteExample}
          autoComplete="off"
          enterKeyHint="next"
          onChange={(event) => change(event.target.value)}
        />
      </Field>
    </div>
  );
}
