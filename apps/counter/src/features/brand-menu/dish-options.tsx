import { textOf } from '@comanda/domain/draft/json.ts';
import { IconButton } from '@comanda/ui/button.tsx';
import css from '../../counter/brand-draft/back-office.module.css';
import type { DishFormProps } from './dish-form-props.ts';
import { FormPart, SelectField } from '../../counter/brand-draft/field-parts.tsx';
import { RowMoves } from '../../counter/brand-draft/row-moves.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';

/** The groups of options of a dish, from the library of all, in the order of the shop. */
export function DishOptions({ fields, set, editor }: DishFormProps) {
  const { form: texts } = useBrandTexts();
  const { modifierGroups } = editor.file;
  const { groupIds } = fields;
  const chosen = groupIds.flatMap((id) => modifierGroups.find((group) => group.id === id) ?? []);
  const free = modifierGroups.filter(({ id }) => !groupIds.includes(id));
  const moveTo = (id: number, by: -1 | 1): void => {
    const at = groupIds.indexOf(id);
    const others = groupIds.filter((each) => each !== id);
    set({ groupIds: others.toSpliced(at + by, 0, id) });
  };
  return (
    <FormPart title={texts.options}>
      {chosen.length === 0 ? <p className={css.note}>{texts.optionsNone}</p> : null}
      <ol className={css.rows}>
        {chosen.map((group, at) => (
          <li key={group.id} className={css.optionRow}>
            <span className={css.grow}>
              <b>{textOf(group, 'name')}</b>
              <small>{group.modifiers.map((each) => textOf(each, 'name')).join(', ')}</small>
            </span>
            <RowMoves
              name={textOf(group, 'name')}
              isFirst={at === 0}
              isLast={at === chosen.length - 1}
              onMove={(by) => moveTo(group.id, by)}
            />
            <IconButton
              icon="close"
              label={texts.removeLong(textOf(group, 'name'))}
              onClick={() => set({ groupIds: groupIds.filter((id) => id !== group.id) })}
            />
          </li>
        ))}
      </ol>
      {free.length > 0 && (
        <SelectField
          label={texts.addOptions}
          value=""
          options={[
            { value: '', label: texts.chooseOptions },
            ...free.map((group) => ({ value: String(group.id), label: textOf(group, 'name') })),
          ]}
          onChange={(id) => (id === '' ? undefined : set({ groupIds: [...groupIds, Number(id)] }))}
        />
      )}
    </FormPart>
  );
}
