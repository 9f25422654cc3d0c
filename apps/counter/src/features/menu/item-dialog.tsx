import type { StoreId } from '@comanda/domain/ids.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Checkbox } from '@comanda/ui/choice.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import type { SubmitEvent } from 'react';
import { useStores } from '../../counter/use-session.ts';
import type { ListedItem } from './counter-menu.ts';
import { ItemField } from './item-field.tsx';
import css from './menu.module.css';
import { PictureField } from './picture-field.tsx';
import { type ItemForm, useItemForm } from './use-item-form.ts';
import type { MenuDraft } from './use-menu-draft.ts';
import { useMenuTexts } from './use-menu-texts.ts';

type Props = { item: ListedItem; draft: MenuDraft; onClose: () => void };

/** The form of a dish or an option: what it says goes to the draft, and nothing to shoppers. */
export function ItemDialog(props: Props) {
  const { store } = useStores();
  const storeId = store?.id ?? props.draft.menu.storeIds[0];
  return storeId === undefined ? null : <DialogOfStore {...props} storeId={storeId} />;
}

function DialogOfStore({ item, draft, onClose, storeId }: Props & { storeId: StoreId }) {
  const { form, edit } = useMenuTexts();
  const { kind, id } = item;
  const menuItem = { menuId: draft.menu.menu.id, kind, id };
  const itemForm = useItemForm(menuItem, draft, storeId);
  const { name, mayEditAll, fields, set } = itemForm;
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (itemForm.save()) onClose();
  };
  const picture = { item: menuItem, draft, value: fields.picture, isOff: !mayEditAll };
  return (
    <Dialog label={edit(name)} closeLabel={form.close} onClose={onClose} size="wide">
      <DialogHead title={name} lead={mayEditAll ? undefined : form.onlyStore} />
      <form noValidate ref={itemForm.form} onSubmit={save}>
        <DialogBody>
          <div className={css.form}>
            {kind === 'product' && (
              <PictureField {...picture} onChange={(value) => set({ picture: value })} />
            )}
            <TextFields
              itemForm={itemForm}
              kind={kind}
              hasStores={draft.menu.storeIds.length > 1}
            />
            {mayEditAll && <Availability itemForm={itemForm} />}
          </div>
        </DialogBody>
        <DialogFoot>
          <Button type="submit" wide>
            {form.done}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

type TextFieldsProps = { itemForm: ItemForm; kind: ListedItem['kind']; hasStores: boolean };

/**
 * The name, description and prices of a dish; an option has no description, and one price at all
 * stores.
 */
function TextFields({ itemForm: { propsOf }, kind, hasStores }: TextFieldsProps) {
  const { store } = useStores();
  const isDish = kind === 'product';
  return (
    <>
      <ItemField {...propsOf('name')} />
      {isDish && <ItemField {...propsOf('description')} isLong />}
      <div className={css.pair}>
        <ItemField {...propsOf('price')} />
        <ItemField {...propsOf('discountPrice')} />
      </div>
      {isDish && hasStores && (
        <ItemField {...propsOf('storePrice')} storeName={store?.name ?? ''} />
      )}
    </>
  );
}

function Availability({ itemForm: { fields, set } }: Pick<TextFieldsProps, 'itemForm'>) {
  const { form } = useMenuTexts();
  return (
    <div>
      <Checkbox checked={fields.isAvailable} onChange={(isAvailable) => set({ isAvailable })}>
        {form.available}
      </Checkbox>
      <p className={css.note}>{form.availableHint}</p>
    </div>
  );
}
