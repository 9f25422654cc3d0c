import { folderValue } from '@comanda/domain/menu-edits/folder-value.ts';
import type { EditedField } from '@comanda/domain/menu-edits/menu-edit.ts';
import { exampleAmount } from '@comanda/domain/money/parse-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useStores } from '../../counter/use-session.ts';
import { type MenuItem, type problemsOf, type TextField, typedAmount } from './item-form.ts';
import css from './menu.module.css';
import type { MenuDraft } from './use-menu-draft.ts';
import { useMenuTexts } from './use-menu-texts.ts';
import { useValueText } from './use-value-text.ts';

export type ItemFieldProps = {
  item: MenuItem;
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
export function ItemField({ item, field, draft, value, problem, ...rest }: ItemFieldProps) {
  const { isOff, isLong = false, storeName = '', onChange } = rest;
  const { symbol } = useCounter().page.country;
  const texts = useFieldTexts(storeName);
  const usual = useUsual(draft, item, field);
  const isMoney = field !== 'name' && field !== 'description';
  const input = {
    value,
    readOnly: isOff,
    autoComplete: 'off',
    ...(isMoney && { inputMode: 'decimal' as const }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={css.field}>
      <Field
        id={`menu-${field}`}
        label={texts.labels[field]}
        problem={problem && texts.problems[problem]}
        {...(isMoney ? { prefix: symbol } : {})}
      >
        {isLong ? <textarea rows={3} {...input} /> : <input {...input} />}
      </Field>
      {usual.typed !== value && !isOff && <UsualValue usual={usual} onBack={onChange} />}
    </div>
  );
}

type UsualProps = { usual: ReturnType<typeof useUsual>; onBack: (typed: string) => void };

function UsualValue({ usual: { field, value, typed }, onBack }: UsualProps) {
  const { form } = useMenuTexts();
  const valueText = useValueText();
  return (
    <p className={css.folder}>
      {form.folder(valueText(field, value))}{' '}
      <Button look="link" onClick={() => onBack(typed)}>
        {form.back}
      </Button>
    </p>
  );
}

/** The names of the fields, and the sentences for what is wrong with them. */
function useFieldTexts(storeName: string) {
  const { form } = useMenuTexts();
  const { country } = useCounter().page;
  const labels: Record<TextField, string> = {
    name: form.name,
    description: form.description,
    price: form.price,
    discountPrice: form.offer,
    storePrice: form.storePrice(storeName),
  };
  const problems = {
    name: form.wrongName,
    description: form.wrongDescription,
    price: form.wrongPrice(typedAmount(exampleAmount(country), country)),
    offer: form.wrongOffer,
  };
  return { labels, problems };
}

/** The folder's value of a field, and how it is typed. */
function useUsual(draft: MenuDraft, item: MenuItem, field: TextField) {
  const { country } = useCounter().page;
  const { store } = useStores();
  const storeId = field === 'storePrice' ? (store?.id ?? null) : null;
  const edited: EditedField = field === 'storePrice' ? 'price' : field;
  const value = folderValue(draft.folder, { ...item, storeId, field: edited }) ?? null;
  const typed = typeof value === 'number' ? typedAmount(value, country) : String(value ?? '');
  return { field: edited, value, typed };
}
