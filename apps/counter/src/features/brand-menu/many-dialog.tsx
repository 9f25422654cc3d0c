import { editsOfMany } from '@comanda/domain/draft/many-edits.ts';
import { textOf } from '@comanda/domain/draft/json.ts';
import { weekdays } from '@comanda/domain/hours/weekday.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { type ReactNode, useState } from 'react';
import css from '../../counter/brand-draft/back-office.module.css';
import { SelectField } from '../../counter/brand-draft/field-parts.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import type { EditedPart } from './edited-part.ts';
import { DayChips } from '../../counter/brand-draft/hours-rows.tsx';
import type { MenuEditor } from './menu-editor.ts';

type Many = Extract<EditedPart, { kind: 'many' }>;
type Props = { part: Many; editor: MenuEditor; onClose: () => void };

/** One change of all chosen dishes: their category, their weekdays, or that they leave the menu. */
export function ManyDialog({ part, editor, onClose }: Props) {
  switch (part.change) {
    case 'move':
      return <MoveMany {...{ part, editor, onClose }} />;
    case 'days':
      return <DaysOfMany {...{ part, editor, onClose }} />;
    case 'remove':
      return <RemoveMany {...{ part, editor, onClose }} />;
  }
}

function MoveMany({ part: { ids }, editor, onClose }: Props) {
  const { many: texts, form } = useBrandTexts();
  const { path, file } = editor;
  const [to, setTo] = useState(file.categories[0]?.id ?? 0);
  return (
    <Frame
      title={texts.moveTitle(ids.size)}
      apply={texts.moveApply}
      onApply={() => editor.draft.add(editsOfMany(path, file, ids, { kind: 'move', to }))}
      onClose={onClose}
    >
      <SelectField
        label={form.category}
        value={String(to)}
        options={file.categories.map((category) => ({
          value: String(category.id),
          label: textOf(category, 'name'),
        }))}
        onChange={(id) => setTo(Number(id))}
      />
    </Frame>
  );
}

function DaysOfMany({ part: { ids }, editor, onClose }: Props) {
  const { many: texts, form } = useBrandTexts();
  const { path, file } = editor;
  const [days, setDays] = useState<readonly number[]>(weekdays);
  return (
    <Frame
      title={texts.daysTitle(ids.size)}
      apply={texts.daysApply}
      isOff={days.length === 0}
      onApply={() => editor.draft.add(editsOfMany(path, file, ids, { kind: 'days', days }))}
      onClose={onClose}
    >
      <DayChips
        legend={form.days}
        days={days}
        problem={days.length === 0 ? form.wrong.days : undefined}
        onChange={setDays}
      />
      <p className={css.note}>{texts.daysNote}</p>
    </Frame>
  );
}

function RemoveMany({ part: { ids }, editor, onClose }: Props) {
  const { many: texts } = useBrandTexts();
  return (
    <Frame
      title={texts.removeTitle(ids.size)}
      apply={texts.removeApply}
      look="danger"
      onApply={() => editor.draft.removeAll([...ids].map((id) => editor.item('products', id)))}
      onClose={onClose}
    >
      <p>{texts.removeText}</p>
    </Frame>
  );
}

type FrameProps = {
  title: string;
  apply: string;
  onApply: () => void;
  onClose: () => void;
  isOff?: boolean;
  look?: 'main' | 'danger';
  children: ReactNode;
};

function Frame({ title, apply, onApply, onClose, isOff = false, look, children }: FrameProps) {
  const { form } = useBrandTexts();
  const run = (): void => {
    onApply();
    onClose();
  };
  return (
    <Dialog label={title} closeLabel={form.close} onClose={onClose}>
      <DialogHead title={title} />
      <DialogBody>
        <div className={css.form}>{children}</div>
      </DialogBody>
      <DialogFoot>
        <Button
          wide
          look={look ?? 'main'}
          aria-disabled={isOff}
          onClick={() => (isOff ? undefined : run())}
        >
          {apply}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
