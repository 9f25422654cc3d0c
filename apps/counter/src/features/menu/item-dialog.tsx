import { folderValue } from '@comanda/domain/menu-edits/folder-value.ts';
import type { EditedField } from '@comanda/domain/menu-edits/menu-edit.ts';
import { mayEditMenu } from '@comanda/domain/menu-edits/menu-edit-rights.ts';
import { exampleAmount } from '@comanda/domain/money/parse-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Checkbox } from '@comanda/ui/choice.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useSession, useStores } from '../../counter/use-session.ts';
import type { ListedItem } from './counter-menu.ts';
import {
  editsOf,
  fieldsOf,
  type ItemFields,
  problemsOf,
  type TextField,
  typedAmount,
} from './item-form.ts';
import css from './menu.module.css';
import { PictureField } from './picture-field.tsx';
import type { MenuDraft } from './use-menu-draft.ts';
import { useMenuTexts } from './use-menu-texts.ts';
import { useValueText } from './use-value-text.ts';

type Props = { item: ListedItem; draft: MenuDraft; onClose: () => void };

/** The form of a dish or an option: what it says goes to the draft, and nothing to shoppers. */
export function ItemDialog({ item: { kind, id }, draft, onClose }: Props) {
  const { page } = useCounter();
  const { country } = page;
  const person = useSession();
  const { store } = useStores();
  const { form, edit } = useMenuTexts();
  const item = { menuId: draft.menu.menu.id, kind, id };
  const storeId = store?.id ?? draft.menu.storeIds[0];
  const [fields, setFields] = useState<ItemFields | null>(null);
  const [showsProblems, setShowsProblems] = useState(false);
  if (storeId === undefined) return null;
  const present = fields ?? fieldsOf(draft, item, storeId, country);
  const problems = problemsOf(present, country);
  const mayEditAll = mayEditMenu(person, { storeId: null });
  const set = (change: Partial<ItemFields>): void => setFields({ ...present, ...change });
  const save = (): void => {
    setShowsProblems(true);
    if (Object.keys(problems).length > 0) return;
    draft.add(editsOf(present, item, storeId, country).filter((one) => mayEditMenu(person, one)));
    onClose();
  };
  const name = fieldsOf(draft, item, storeId, country).name;
  const field = (key: TextField): FieldInputProps => ({
    item,
    field: key,
    draft,
    value: present[key],
    problem: showsProblems ? problems[key] : undefined,
    isOff: !mayEditAll && key !== 'storePrice',
    onChange: (value) => set({ [key]: value }),
  });
  return (
    <Dialog label={edit(name)} closeLabel={form.close} onClose={onClose} size="wide">
      <DialogHead title={name} lead={mayEditAll ? undefined : form.onlyStore} />
      <DialogBody>
        <div className={css.form}>
          {kind === 'product' && (
            <PictureField
              item={item}
              draft={draft}
              value={present.picture}
              isOff={!mayEditAll}
              onChange={(picture) => setFields((now) => ({ ...(now ?? present), picture }))}
            />
          )}
          <FieldInput {...field('name')} />
          {kind === 'product' && <FieldInput {...field('description')} isLong />}
          <div className={css.pair}>
            <FieldInput {...field('price')} />
            <FieldInput {...field('discountPrice')} />
          </div>
          {kind === 'product' && draft.menu.storeIds.length > 1 && (
            <FieldInput {...field('storePrice')} storeName={store?.name ?? ''} />
          )}
          {mayEditAll && (
            <div>
              <Checkbox
                checked={present.isAvailable}
                onChange={(isAvailable) => set({ isAvailable })}
              >
                {form.available}
              </Checkbox>
              <p className={css.note}>{form.availableHint}</p>
            </div>
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={save}>
          {form.done}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

type FieldInputProps = {
  item: { menuId: MenuDraft['menu']['menu']['id'] } & Pick<ListedItem, 'kind' | 'id'>;
  field: TextField;
  draft: MenuDraft;
  value: string;
  problem: ReturnType<typeof problemsOf>[TextField];
  isOff: boolean;
  isLong?: boolean;
  storeName?: string;
  onChange: (value: string) => void;
};

/** One field with its problem, and the folder's value where it differs, with the way back to it. */
function FieldInput({ item, field, draft, value, problem, ...rest }: FieldInputProps) {
  const { isOff, isLong = false, storeName = '', onChange } = rest;
  const { country } = useCounter().page;
  const { form } = useMenuTexts();
  const valueText = useValueText();
  const usual = useUsual(draft, item, field);
  const labels: Record<TextField, string> = {
    name: form.name,
    description: form.description,
    price: form.price,
    discountPrice: form.offer,
    storePrice: form.storePrice(storeName),
  };
  const example = typedAmount(exampleAmount(country), country);
  const says = {
    name: form.wrongName,
    description: form.wrongDescription,
    price: form.wrongPrice(example),
    offer: form.wrongOffer,
  };
  const isMoney = field !== 'name' && field !== 'description';
  const input = {
    value,
    readOnly: isOff,
    autoComplete: 'off',
    ...(isMoney && { inputMode: 'decimal' as const }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const typed = usual.typed;
  return (
    <div className={css.field}>
      <Field
        id={`menu-${field}`}
        label={labels[field]}
        problem={problem && says[problem]}
        {...(isMoney ? { prefix: country.symbol } : {})}
      >
        {isLong ? <textarea rows={3} {...input} /> : <input {...input} />}
      </Field>
      {typed !== value && !isOff && (
        <p className={css.folder}>
          {form.folder(valueText(usual.field, usual.value))}{' '}
          <Button look="link" onClick={() => onChange(typed)}>
            {form.back}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The folder's value of a field, and how it is typed. */
function useUsual(draft: MenuDraft, item: FieldInputProps['item'], field: TextField) {
  const { country } = useCounter().page;
  const { store } = useStores();
  const storeId = field === 'storePrice' ? (store?.id ?? null) : null;
  const edited: EditedField = field === 'storePrice' ? 'price' : field;
  const value = folderValue(draft.folder, { ...item, storeId, field: edited }) ?? null;
  const typed = typeof value === 'number' ? typedAmount(value, country) : String(value ?? '');
  return { field: edited, value, typed };
}
