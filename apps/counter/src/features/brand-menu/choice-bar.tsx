import { Button } from '@comanda/ui/button.tsx';
import { useStore } from 'zustand';
import { editsOfMany } from '@comanda/domain/draft/many-edits.ts';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import css from './choice.module.css';
import type { DishChoice } from './dish-choice.ts';
import type { PartProps } from './list-parts.ts';

type Props = PartProps & { choice: DishChoice; onEnd: () => void };

/** The number of chosen dishes, and the changes of them. The bar stays in reach of the thumb. */
export function ChoiceBar({ choice, editor, onEdit, onEnd }: Props) {
  const { many: texts } = useBrandTexts();
  const { ids } = useStore(choice);
  const isOff = ids.size === 0;
  const hide = (isHidden: boolean): void =>
    editor.draft.add(editsOfMany(editor.path, editor.file, ids, { kind: 'hide', isHidden }));
  const actions: readonly (readonly [text: string, run: () => void])[] = [
    [texts.prices, () => onEdit({ kind: 'prices', ids })],
    [texts.move, () => onEdit({ kind: 'many', change: 'move', ids })],
    [texts.days, () => onEdit({ kind: 'many', change: 'days', ids })],
    [texts.hide, () => hide(true)],
    [texts.show, () => hide(false)],
    [texts.remove, () => onEdit({ kind: 'many', change: 'remove', ids })],
  ];
  return (
    <div className={css.bar} role="region" aria-label={texts.title}>
      <div className={css.head}>
        <b role="status">{isOff ? texts.none : texts.chosen(ids.size)}</b>
        <Button look="link" onClick={onEnd}>
          {texts.end}
        </Button>
      </div>
      <div className={css.actions}>
        {actions.map(([text, run]) => (
          <Button
            key={text}
            look="soft"
            aria-disabled={isOff}
            onClick={() => (isOff ? undefined : run())}
          >
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}
