import type { DraftEdit } from '@comanda/domain/draft/draft-edit.ts';
import { zoneOfEdit } from '@comanda/domain/draft/store-files.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import css from './back-office.module.css';
import type { ListedEdit } from './draft-state.ts';
import type { BrandDraft } from './use-brand-draft.ts';
import { useBrandTexts } from './use-brand-texts.ts';
import { itemName, useEditWords } from './use-edit-words.ts';
import { valueBefore } from './value-before.ts';

type Props = { draft: BrandDraft };

/** Items whose changes are listed at first: one that many prices were raised in is long. */
const shownItems = 8;

/** The changes, those of one item together. */
export function DraftEdits({ draft }: Props) {
  const { draft: texts } = useBrandTexts();
  const [isWhole, setWhole] = useState(false);
  const groups = [...Map.groupBy(draft.edits, ({ edit }) => groupOf(edit))];
  const shown = isWhole ? groups : groups.slice(0, shownItems);
  const hidden = groups.length - shown.length;
  return (
    <>
      <ul className={css.rows}>
        {shown.map(([key, edits]) => (
          <ItemEdits key={key} edits={edits} draft={draft} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="quiet" wide onClick={() => setWhole(true)}>
          {texts.more(hidden)}
        </Button>
      )}
    </>
  );
}

/** The part of an item that stands for itself; empty: the whole item does. */
function partOf(edit: DraftEdit): string {
  if (edit.op !== 'set') return '';
  const [first = ''] = edit.field.split('/');
  switch (edit.list) {
    case 'settings':
    case 'pages':
    case 'coupons':
    case 'rules':
      return first;
    case 'suggestions':
      return edit.field;
    case 'stores':
      return zoneOfEdit(edit) ?? '';
    case 'products':
    case 'categories':
    case 'groups':
    case 'modifiers':
    case 'offers':
    case 'banners':
      return '';
  }
}

/** The edits of one item, of one setting or of one text page stand together. */
function groupOf(edit: DraftEdit): string {
  return [edit.list, edit.parent, edit.id, partOf(edit)].join(' ');
}

type ItemProps = Props & { edits: readonly ListedEdit[] };

function ItemEdits({ edits, draft }: ItemProps) {
  const { draft: texts } = useBrandTexts();
  const words = useEditWords(draft.files);
  const [first] = edits;
  if (first === undefined) return null;
  const name =
    itemName(draft.files, first.edit) ||
    itemName(draft.published, first.edit) ||
    (first.edit.op === 'set' ? words.field(first.edit.list, first.edit.field) : '');
  /** Two parts of a setting may have the same words, such as two colours of the paper. */
  const lines = new Map(
    edits.map((each) => [
      `${words.change(each.edit, valueBefore(draft, each.edit))} ${each.publishedInstead === undefined ? '' : each.key}`,
      each,
    ]),
  );
  const others = new Set(edits.flatMap(({ by }) => by ?? []));
  return (
    <li className={css.row}>
      <span className={css.grow}>
        <b>{name}</b>
        {[...lines].map(([text, { edit, publishedInstead }]) => (
          <span key={text} className={css.change}>
            {words.change(edit, valueBefore(draft, edit))}
            {publishedInstead !== undefined && edit.op === 'set' && (
              <small className={css.problem}>
                {texts.publishedInstead(words.value(edit.field, publishedInstead))}
              </small>
            )}
          </span>
        ))}
        {[...others].map((who) => (
          <small key={who}>{texts.by(who)}</small>
        ))}
      </span>
      <Button
        look="quiet"
        aria-label={texts.removeLong(name)}
        onClick={() => draft.drop(edits.map(({ key }) => key))}
      >
        {texts.remove}
      </Button>
    </li>
  );
}
