import { textOf } from '@comanda/domain/draft/json.ts';
import type { FileCategory } from '@comanda/domain/draft/menu-file.ts';
import { makeSlug } from '@comanda/domain/draft/make-slug.ts';
import { newCategory } from '@comanda/domain/draft/new-items.ts';
import { isHidden } from '@comanda/domain/menu/hidden-items.ts';
import { itemProblems } from '@comanda/domain/menu/item-problems.ts';
import { zero } from '@comanda/domain/money/money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { type SubmitEvent, useState } from 'react';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import css from '../../counter/brand-draft/back-office.module.css';
import { SelectField, TextField } from '../../counter/brand-draft/field-parts.tsx';
import { SwitchRow } from '../../counter/switch-row.tsx';
import type { MenuEditor } from './menu-editor.ts';
import { textsOf } from './read-item.ts';
import { RemoveItem } from './remove-item.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { wordsOfText } from './words-of-text.ts';

type Props = { category: FileCategory | null; editor: MenuEditor; onClose: () => void };

/** The form of a category; null: a new one. */
export function CategoryDialog({ category, editor, onClose }: Props) {
  const { form: texts } = useBrandTexts();
  const form = useCategoryForm(category, editor);
  const { fields, set } = form;
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (form.save()) onClose();
  };
  const title = category === null ? texts.newCategory : textOf(category, 'name');
  return (
    <Dialog label={title} closeLabel={texts.close} onClose={onClose} staysOnOverlay>
      <DialogHead title={title} />
      <form className={css.formFrame} noValidate ref={form.form} onSubmit={save}>
        <DialogBody>
          <div className={css.form}>
            <TextField
              label={texts.name}
              value={fields.name}
              problem={form.isNameWrong ? texts.wrong.name : undefined}
              onChange={(name) => set({ name })}
            />
            <SelectField
              label={texts.layout}
              value={fields.layout}
              options={[
                { value: 'large', label: texts.layoutLarge },
                { value: 'small', label: texts.layoutSmall },
              ]}
              onChange={(layout) => set({ layout })}
            />
            <TextField
              label={texts.noteExample}
              hint={texts.noteExampleHint}
              value={fields.noteExample}
              onChange={(noteExample) => set({ noteExample })}
            />
            <TextField
              label={texts.searchWords}
              hint={texts.searchWordsHint}
              value={fields.searchWords}
              onChange={(searchWords) => set({ searchWords })}
            />
            <SwitchRow
              label={texts.shown}
              hint={texts.shownOfCategory}
              isOn={fields.isShown}
              onChange={(isShown) => set({ isShown })}
            />
            {category !== null && (
              <CategoryEnd category={category} editor={editor} onClose={onClose} />
            )}
          </div>
        </DialogBody>
        <DialogFoot>
          <Button type="submit" wide>
            {texts.done}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

/** Takes an empty category off the menu; one with dishes says what to do first. */
function CategoryEnd({ category, editor, onClose }: Props & { category: FileCategory }) {
  const { form: texts } = useBrandTexts();
  if (category.products.length > 0) return <p className={css.note}>{texts.notEmpty}</p>;
  const remove = (): void => {
    editor.draft.remove(editor.item('categories', category.id));
    onClose();
  };
  return <RemoveItem name={textOf(category, 'name')} onRemove={remove} />;
}

type CategoryFields = {
  name: string;
  isShown: boolean;
  layout: string;
  noteExample: string;
  searchWords: string;
};

function useCategoryForm(category: FileCategory | null, editor: MenuEditor) {
  const { form, isChecked, check } = useCheckedForm();
  const [typed, setTyped] = useState<Partial<CategoryFields>>({});
  const fields = { ...fieldsOf(category), ...typed };
  const isWrong =
    itemProblems({ name: fields.name, price: zero, discountPrice: null }, 0).length > 0;
  const save = (): boolean => {
    if (isWrong) {
      check();
      return false;
    }
    const name = fields.name.trim();
    const example = fields.noteExample.trim();
    const words = wordsOfText(fields.searchWords);
    const values = {
      layout: fields.layout,
      ...(fields.isShown ? {} : { hidden: true }),
      ...(example === '' ? {} : { noteExample: example }),
      ...(words.length === 0 ? {} : { searchWords: words }),
    };
    if (category === null) {
      const slug = makeSlug(name, editor.slugs('categories'), 'categoria');
      editor.add('categories', newCategory({ ...values, name, slug }), null);
    } else
      editor.set(editor.item('categories', category.id), changesOf(category, { ...values, name }));
    return true;
  };
  return {
    ...{ form, fields, save },
    isNameWrong: isChecked && isWrong,
    set: (change: Partial<CategoryFields>) => setTyped((now) => ({ ...now, ...change })),
  };
}

/**
 * A category names an optional field only if it has it, so an emptied one is removed: undefined.
 */
function changesOf(
  category: FileCategory,
  values: Readonly<Record<string, string | string[] | boolean>>,
) {
  const optional = ['noteExample', 'searchWords', 'hidden'].filter(
    (field) => category[field] !== undefined && values[field] === undefined,
  );
  return [
    ...Object.entries(values).filter(
      ([field, value]) => JSON.stringify(category[field]) !== JSON.stringify(value),
    ),
    ...optional.map((field) => [field, null] as const),
  ];
}

const fieldsOf = (category: FileCategory | null): CategoryFields =>
  category === null
    ? { name: '', isShown: true, layout: 'large', noteExample: '', searchWords: '' }
    : {
        name: textOf(category, 'name'),
        isShown: !isHidden(category),
        layout: textOf(category, 'layout'),
        noteExample: textOf(category, 'noteExample'),
        searchWords: textsOf(category, 'searchWords').join(', '),
      };
