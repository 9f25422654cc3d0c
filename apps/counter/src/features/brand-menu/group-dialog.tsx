import { textOf } from '@comanda/domain/draft/json.ts';
import { type FileGroup, itemsOf } from '@comanda/domain/draft/menu-file.ts';
import { Button, IconButton } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import type { SubmitEvent } from 'react';
import css from '../../counter/brand-draft/back-office.module.css';
import {
  FormPart,
  MoneyField,
  SelectField,
  TextField,
} from '../../counter/brand-draft/field-parts.tsx';
import { emptyOption, type OptionFields } from './group-form.ts';
import type { MenuEditor } from './menu-editor.ts';
import { numbersOf } from './read-item.ts';
import { RowMoves } from '../../counter/brand-draft/row-moves.tsx';
import { RemoveItem } from './remove-item.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { useGroupForm } from './use-group-form.ts';

type Props = { group: FileGroup | null; editor: MenuEditor; onClose: () => void };
type Form = ReturnType<typeof useGroupForm>;

/** The form of a group of options; null: a new one. */
export function GroupDialog({ group, editor, onClose }: Props) {
  const { form: texts } = useBrandTexts();
  const form = useGroupForm(group, editor);
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (form.save()) onClose();
  };
  const title = group === null ? texts.newGroup : textOf(group, 'name');
  const uses = group === null ? 0 : usesOf(editor, group.id);
  return (
    <Dialog
      label={title}
      closeLabel={texts.close}
      onClose={onClose}
      size="wide"
      tall
      staysOnOverlay
    >
      <DialogHead title={title} lead={uses > 0 ? texts.groupInUse(uses) : undefined} />
      <form className={css.formFrame} noValidate ref={form.form} onSubmit={save}>
        <DialogBody>
          <div className={css.form}>
            <Rules form={form} group={group} editor={editor} />
            <Options form={form} />
            {group !== null && uses === 0 && (
              <RemoveItem
                name={title}
                onRemove={() => {
                  editor.draft.remove(editor.item('groups', group.id));
                  onClose();
                }}
              />
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

/** The number of dishes with a group. */
export const usesOf = ({ file }: MenuEditor, groupId: number): number =>
  itemsOf(file, 'products').filter(({ item }) =>
    numbersOf(item, 'modifierGroupIds').includes(groupId),
  ).length;

/** The number of options that are chosen, and when the group is shown. */
function Rules({
  form: { fields, set, problems },
  group,
  editor,
}: Omit<Props, 'onClose'> & { form: Form }) {
  const { form: texts } = useBrandTexts();
  const number = (field: 'minimum' | 'maximum' | 'included', problem: string) => ({
    inputMode: 'numeric' as const,
    value: fields[field],
    problem: problems.has(field) ? problem : undefined,
    onChange: (value: string) => set({ [field]: value }),
  });
  return (
    <FormPart title={texts.basics}>
      <TextField
        label={texts.groupName}
        hint={texts.groupNameHint}
        value={fields.name}
        problem={problems.has('name') ? texts.wrong.name : undefined}
        onChange={(name) => set({ name })}
      />
      <div className={css.pair}>
        <SelectField
          label={texts.needed}
          value={fields.isNeeded ? 'yes' : 'no'}
          options={[
            { value: 'no', label: texts.neededNo },
            { value: 'yes', label: texts.neededYes },
          ]}
          onChange={(value) => set({ isNeeded: value === 'yes' })}
        />
        <SelectField
          label={texts.parent}
          value={fields.parentId}
          options={[
            { value: '', label: texts.parentNone },
            ...parentsOf(editor, group).map(({ id, option, name }) => ({
              value: String(id),
              label: texts.parentOf({ option, group: name }),
            })),
          ]}
          onChange={(parentId) => set({ parentId })}
        />
      </div>
      <div className={css.triple}>
        {fields.isNeeded && (
          <TextField label={texts.minimum} {...number('minimum', texts.wrong.least)} />
        )}
        <TextField label={texts.maximum} {...number('maximum', texts.wrong.number)} />
        <TextField label={texts.included} {...number('included', texts.wrong.least)} />
      </div>
    </FormPart>
  );
}

/** The options under which a group may be shown: those of groups that are always shown. */
function parentsOf({ file }: MenuEditor, group: FileGroup | null) {
  return file.modifierGroups
    .filter((each) => each.id !== group?.id && each['parentModifierId'] === null)
    .flatMap((each) =>
      each.modifiers.map((option) => ({
        id: option.id,
        option: textOf(option, 'name'),
        name: textOf(each, 'name'),
      })),
    );
}

function Options({ form: { fields, set, problems, newId } }: { form: Form }) {
  const { form: texts } = useBrandTexts();
  const { options } = fields;
  const move = (at: number, by: -1 | 1): void => {
    const option = options[at];
    if (option) set({ options: options.toSpliced(at, 1).toSpliced(at + by, 0, option) });
  };
  return (
    <FormPart title={texts.optionsOf}>
      <ol className={css.rows}>
        {options.map((option, at) => (
          <li key={option.id} className={css.option}>
            <OptionRow
              option={option}
              onChange={(next) => set({ options: options.with(at, next) })}
            />
            <RowMoves
              name={option.name}
              isFirst={at === 0}
              isLast={at === options.length - 1}
              onMove={(by) => move(at, by)}
            />
            <IconButton
              icon="close"
              label={texts.removeLong(option.name)}
              onClick={() => set({ options: options.toSpliced(at, 1) })}
            />
          </li>
        ))}
      </ol>
      {problems.has('options') && (
        <p className={css.problem} role="alert">
          {texts.wrong.options}
        </p>
      )}
      <div>
        <Button look="soft" onClick={() => set({ options: [...options, emptyOption(newId())] })}>
          {texts.addOption}
        </Button>
      </div>
    </FormPart>
  );
}

type OptionProps = { option: OptionFields; onChange: (option: OptionFields) => void };

function OptionRow({ option, onChange }: OptionProps) {
  const { form: texts } = useBrandTexts();
  return (
    <div className={css.optionFields}>
      <TextField
        label={texts.option}
        value={option.name}
        onChange={(name) => onChange({ ...option, name })}
      />
      <MoneyField
        label={texts.optionPrice}
        value={option.price}
        onChange={(price) => onChange({ ...option, price })}
      />
      <TextField
        label={texts.optionMost}
        inputMode="numeric"
        value={option.most}
        onChange={(most) => onChange({ ...option, most })}
      />
    </div>
  );
}
