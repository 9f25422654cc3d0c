import { textOf } from '@comanda/domain/draft/json.ts';
import { Button } from '@comanda/ui/button.tsx';
import css from '../../counter/brand-draft/back-office.module.css';
import { usesOf } from './group-dialog.tsx';
import { isNamed, type ListProps, markOf } from './list-parts.ts';
import { neighbourAfterMove } from '../../counter/brand-draft/neighbour-after-move.ts';
import { RowMoves } from '../../counter/brand-draft/row-moves.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';

/** The library of groups of options, which many dishes may use. */
export function GroupsList({ editor, onEdit, isSorting, wanted }: ListProps) {
  const texts = useBrandTexts();
  const { modifierGroups } = editor.file;
  const shown = modifierGroups.filter(
    (group) => isNamed(group, wanted) || group.modifiers.some((each) => isNamed(each, wanted)),
  );
  const move = (id: number, by: -1 | 1): void => {
    const after = neighbourAfterMove(modifierGroups, id, by);
    if (after !== undefined) editor.move(editor.item('groups', id), null, after);
  };
  return (
    <>
      {modifierGroups.length === 0 && <p className={css.note}>{texts.noGroups}</p>}
      {modifierGroups.length > 0 && shown.length === 0 && <p className={css.note}>{texts.none}</p>}
      <ul className={css.rows}>
        {shown.map((group, at) => {
          const mark = markOf(editor, 'groups', group.id);
          const name = textOf(group, 'name');
          return (
            <li key={group.id} className={css.row}>
              <button
                type="button"
                className={css.dish}
                onClick={() => onEdit({ kind: 'group', id: group.id })}
              >
                <span className={css.grow}>
                  <b>{name}</b>
                  <small>{group.modifiers.map((each) => textOf(each, 'name')).join(', ')}</small>
                  {mark !== null && <span className={css.drafted}>{texts.marks[mark]}</span>}
                </span>
                <small className={css.uses}>{texts.usedBy(usesOf(editor, group.id))}</small>
              </button>
              {isSorting && (
                <RowMoves
                  name={name}
                  isFirst={at === 0}
                  isLast={at === shown.length - 1}
                  onMove={(by) => move(group.id, by)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {wanted === '' && (
        <div className={css.adds}>
          <Button look="soft" onClick={() => onEdit({ kind: 'group', id: null })}>
            {texts.addGroup}
          </Button>
        </div>
      )}
    </>
  );
}
