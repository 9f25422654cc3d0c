import { type JsonObject, textOf } from '@comanda/domain/draft/json.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { itemOf, itemsOf } from '@comanda/domain/draft/menu-file.ts';
import { makeSlug } from '@comanda/domain/draft/make-slug.ts';
import { newDish } from '@comanda/domain/draft/new-items.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { type SubmitEvent, useState } from 'react';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import css from '../../counter/brand-draft/back-office.module.css';
import { DishBasics } from './dish-basics.tsx';
import { DishDetails } from './dish-details.tsx';
import {
  changedValues,
  type DishFields,
  type DishProblem,
  fieldsOf,
  problemsOf,
  valuesOf,
} from './dish-form.ts';
import { DishOptions } from './dish-options.tsx';
import { DishTimes } from './dish-times.tsx';
import type { MenuEditor } from './menu-editor.ts';
import { RemoveItem } from './remove-item.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { useFormPlace } from './use-form-place.ts';

/** `id` null: a new dish. `categoryId`: where a new one goes first. */
export type EditedDish = { id: number | null; categoryId: number };
type Props = { dish: EditedDish; editor: MenuEditor; onClose: () => void };

/** The form of a dish. Its values go to the draft, and nothing to shoppers. */
export function DishDialog({ dish, editor, onClose }: Props) {
  const { form: texts } = useBrandTexts();
  const form = useDishForm(dish, editor);
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (form.save()) onClose();
  };
  const title = form.name === '' ? texts.newDish : form.name;
  return (
    <Dialog
      label={title}
      closeLabel={texts.close}
      onClose={onClose}
      size="wide"
      tall
      staysOnOverlay
    >
      <DialogHead title={title} />
      <form className={css.formFrame} noValidate ref={form.form} onSubmit={save}>
        <DialogBody>
          <div className={css.form}>
            <DishBasics {...form.parts} />
            <DishOptions {...form.parts} />
            <DishTimes {...form.parts} />
            <DishDetails {...form.parts} />
            {dish.id !== null && (
              <RemoveItem
                name={form.name}
                onRemove={() => {
                  form.remove();
                  onClose();
                }}
              >
                <Button
                  look="quiet"
                  onClick={() => {
                    form.copy();
                    onClose();
                  }}
                >
                  {texts.copy}
                </Button>
              </RemoveItem>
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

const emptyDish: FileItem = { ...newDish({ name: '', slug: '', price: 0 }), id: 0 };

function useDishForm({ id, categoryId }: EditedDish, editor: MenuEditor) {
  const { form: texts } = useBrandTexts();
  const place = useFormPlace();
  const { form, isChecked, check } = useCheckedForm();
  const [typed, setTyped] = useState<Partial<DishFields>>({});
  const placed = id === null ? null : itemOf(editor.file, { list: 'products', id, parent: null });
  const item = placed?.item ?? emptyDish;
  const kept = fieldsOf(item, placed?.parent ?? categoryId, place);
  const start = id === null ? { ...kept, price: '' } : kept;
  const fields = { ...start, ...typed };
  const problems = problemsOf(fields, place);
  const addDish = (values: ReturnType<typeof valuesOf>, name: string, to: number): void => {
    const slug = makeSlug(name, editor.slugs('products'), 'plato');
    editor.add(
      'products',
      newDish({ ...withoutNull(values, 'hidden'), name, slug, price: priceOf(values) }),
      to,
    );
  };
  return {
    form,
    name: textOf(item, 'name'),
    parts: {
      ...{ fields, editor },
      set: (change: Partial<DishFields>) => setTyped((now) => ({ ...now, ...change })),
      problems: isChecked ? problems : new Set<DishProblem>(),
    },
    save: (): boolean => {
      if (problems.size > 0) {
        check();
        return false;
      }
      const values = valuesOf(fields, place);
      if (id === null) addDish(values, fields.name.trim(), fields.categoryId);
      else saveChanges(editor, item, fields, values);
      return true;
    },
    copy: () => {
      const name = texts.copyName(textOf(item, 'name'));
      addDish(valuesOf(kept, place), name, placed?.parent ?? categoryId);
    },
    remove: () => {
      if (id !== null) editor.draft.remove(editor.item('products', id));
    },
  };
}

/** A new item leaves out an optional field without a value. */
const withoutNull = (values: JsonObject, field: string): JsonObject =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => key !== field || value !== null),
  );

const priceOf = (values: ReturnType<typeof valuesOf>): number => Number(values['price'] ?? 0);

function saveChanges(
  editor: MenuEditor,
  item: FileItem,
  fields: DishFields,
  values: ReturnType<typeof valuesOf>,
): void {
  const target = editor.item('products', item.id);
  const changed = changedValues(item, values);
  if (changed.length > 0) editor.set(target, changed);
  const dishes = itemsOf(editor.file, 'products');
  const before = dishes.find((each) => each.item.id === item.id)?.parent;
  if (before === fields.categoryId) return;
  const last = dishes.findLast(({ parent }) => parent === fields.categoryId)?.item.id ?? null;
  editor.move(target, fields.categoryId, last);
}
