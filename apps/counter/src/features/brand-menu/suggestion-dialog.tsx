import { listFile, onlyItemId } from '@comanda/domain/draft/draft-edit.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { type SubmitEvent, useMemo, useState } from 'react';
import css from '../../counter/brand-draft/back-office.module.css';
import { FormPart } from '../../counter/brand-draft/field-parts.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import { brandItems } from './brand-items.ts';
import { suggestionsOf } from './combos-of.ts';
import { ItemPicker } from '../../counter/brand-draft/item-picker.tsx';
import type { MenuEditor } from './menu-editor.ts';

/** `known`: the key of the item that has suggestions; null: it is chosen first. */
type Props = { known: string | null; editor: MenuEditor; onClose: () => void };

/** Chooses the dishes that are suggested with a dish or with those of a category. */
export function SuggestionDialog({ known, editor, onClose }: Props) {
  const { form: formTexts, suggestion: texts } = useBrandTexts();
  const { form, isChecked, check } = useCheckedForm();
  const items = useMemo(() => brandItems(editor.draft), [editor.draft]);
  const { rules } = suggestionsOf(editor.draft);
  const [key, setKey] = useState(known);
  const [typed, setTyped] = useState<readonly string[] | null>(null);
  const stored = key === null ? [] : rules[key];
  const chosen =
    typed ?? (Array.isArray(stored) ? stored : []).map((id: unknown) => `Product-${String(id)}`);
  const isWrong = key === null || (chosen.length === 0 && known === null);
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isWrong) return check();
    const ids = chosen.map((each) => Number(each.split('-')[1]));
    editor.draft.add([
      {
        ...{ file: listFile('suggestions'), list: 'suggestions', id: onlyItemId, parent: null },
        ...{ op: 'set', field: `rules/${key}`, value: ids.length === 0 ? null : ids },
      },
    ]);
    onClose();
  };
  const name = items.find((item) => item.key === key)?.name;
  const title = name === undefined ? texts.isNew : texts.with(name);
  const dishes = items.filter((item) => item.kind === 'Product' && item.key !== key);
  return (
    <Dialog label={title} closeLabel={formTexts.close} onClose={onClose} staysOnOverlay>
      <DialogHead title={title} />
      <form className={css.formFrame} noValidate ref={form} onSubmit={save}>
        <DialogBody>
          <div className={css.form}>
            {known === null && (
              <FormPart title={texts.forWhat}>
                <ItemPicker
                  label={texts.chooseFor}
                  items={items}
                  chosen={key === null ? [] : [key]}
                  problem={isChecked && key === null ? texts.wrong : undefined}
                  onChange={(keys) => setKey(keys.at(-1) ?? null)}
                />
              </FormPart>
            )}
            <FormPart title={texts.dishes}>
              <ItemPicker
                label={texts.chooseDish}
                items={dishes}
                chosen={chosen}
                problem={isChecked && chosen.length === 0 ? texts.wrong : undefined}
                onChange={setTyped}
              />
              {known !== null && <p className={css.note}>{texts.emptyEnds}</p>}
            </FormPart>
          </div>
        </DialogBody>
        <DialogFoot>
          <Button type="submit" wide>
            {formTexts.done}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
