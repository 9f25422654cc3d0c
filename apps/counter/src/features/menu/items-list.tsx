import { groupBy } from '@comanda/domain/group-by.ts';
import { draftedValue } from '@comanda/domain/menu-edits/menu-draft.ts';
import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import { useDeferredValue, useState } from 'react';
import { UntitledCard } from '../../counter/card.tsx';
import { ChoiceChip } from '../../counter/choice-chip.tsx';
import { FoldGroup } from '../../counter/fold-group.tsx';
import { SearchField } from '../../counter/search-field.tsx';
import { isOfItem, type ListedItem, listItems } from './counter-menu.ts';
import { ItemRow } from './item-row.tsx';
import css from './menu.module.css';
import type { MenuDraft } from './use-menu-draft.ts';
import { useMenuTexts } from './use-menu-texts.ts';

type Props = { draft: MenuDraft; onEdit: (item: ListedItem) => void };
type Kind = ListedItem['kind'];

/**
 * Every dish and option: folded by category or question, and found by name.
 * docs/rules/counter-menu.md#list-of-the-menu.
 */
export function ItemsList({ draft, onEdit }: Props) {
  const texts = useMenuTexts();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<Kind>('product');
  const wanted = foldAccents(useDeferredValue(typed).trim());
  const items = listItems(draft.menu);
  const found = items.filter((item) => foldAccents(nameOf(draft, item)).includes(wanted));
  return (
    <UntitledCard label={texts.title}>
      <p className={css.note}>{texts.lead}</p>
      <SearchField label={texts.search} value={typed} onType={setTyped} />
      {wanted === '' ? (
        <>
          <KindChips kind={kind} onChoose={setKind} />
          <Sections
            key={kind}
            items={items.filter((item) => item.kind === kind)}
            draft={draft}
            onEdit={onEdit}
          />
        </>
      ) : (
        <Rows items={found} draft={draft} onEdit={onEdit} />
      )}
      {wanted !== '' && found.length === 0 && <p className={css.note}>{texts.none}</p>}
    </UntitledCard>
  );
}

type RowsProps = Props & { items: readonly ListedItem[] };

/** The items under their category or question; the first one is open. */
function Sections({ items, draft, onEdit }: RowsProps) {
  return (
    <div>
      {[...groupBy(items, ({ section }) => section)].map(([section, inSection], position) => (
        <FoldGroup
          key={section}
          title={section}
          count={inSection.length}
          mark={<DraftedMark items={inSection} draft={draft} />}
          startsOpen={position === 0}
        >
          <Rows items={inSection} draft={draft} onEdit={onEdit} isInGroup />
        </FoldGroup>
      ))}
    </div>
  );
}

/** A folded category says that a change in it waits to be published. */
function DraftedMark({ items, draft }: Omit<RowsProps, 'onEdit'>) {
  const texts = useMenuTexts();
  const isDrafted = items.some((item) => draft.draft.some((edit) => isOfItem(edit, item)));
  return isDrafted ? <span className={css.drafted}>{texts.drafted}</span> : null;
}

function Rows({ items, draft, onEdit, isInGroup = false }: RowsProps & { isInGroup?: boolean }) {
  return (
    <ul className={css.rows}>
      {items.map((item) => (
        <ItemRow
          key={`${item.kind} ${item.id} ${item.section}`}
          item={item}
          draft={draft}
          showsSection={!isInGroup}
          onEdit={() => onEdit(item)}
        />
      ))}
    </ul>
  );
}

function nameOf(draft: MenuDraft, { kind, id }: ListedItem): string {
  const target = { menuId: draft.menu.menu.id, kind, id, storeId: null };
  return String(draftedValue(draft, { ...target, field: 'name' }) ?? '');
}

function KindChips({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) {
  const { title, kinds } = useMenuTexts();
  return (
    <div className={css.chips} role="group" aria-label={title}>
      {(['product', 'modifier'] as const).map((each) => (
        <ChoiceChip
          key={each}
          isOn={kind === each}
          text={kinds[each]}
          onPress={() => onChoose(each)}
        />
      ))}
    </div>
  );
}
