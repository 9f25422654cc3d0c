import { draftedValue } from '@comanda/domain/menu-edits/menu-draft.ts';
import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import { useDeferredValue, useState } from 'react';
import { UntitledCard } from '../../counter/card.tsx';
import { ChoiceChip } from '../../counter/choice-chip.tsx';
import { SearchField } from '../../counter/search-field.tsx';
import { type ListedItem, listItems } from './counter-menu.ts';
import { ItemRow } from './item-row.tsx';
import css from './menu.module.css';
import type { MenuDraft } from './use-menu-draft.ts';
import { useMenuTexts } from './use-menu-texts.ts';

type Props = { draft: MenuDraft; onEdit: (item: ListedItem) => void };

/** Every dish and option, found by name and by category. */
export function ItemsList({ draft, onEdit }: Props) {
  const texts = useMenuTexts();
  const [typed, setTyped] = useState('');
  const [section, setSection] = useState<string | null>(null);
  const wanted = foldAccents(useDeferredValue(typed).trim());
  const { menu } = draft.menu;
  const items = listItems(draft.menu, texts.optionsOf);
  const nameOf = ({ kind, id }: ListedItem): string =>
    String(draftedValue(draft, { menuId: menu.id, kind, id, storeId: null, field: 'name' }) ?? '');
  const shown = items.filter(
    (item) =>
      foldAccents(nameOf(item)).includes(wanted) && (section === null || isIn(item, section)),
  );
  const sections = [...menu.categories.map(({ name }) => name), texts.options];
  return (
    <UntitledCard label={texts.title}>
      <p className={css.note}>{texts.lead}</p>
      <SearchField label={texts.search} value={typed} onType={setTyped} />
      <div className={css.chips} role="group" aria-label={texts.title}>
        <ChoiceChip isOn={section === null} text={texts.all} onPress={() => setSection(null)} />
        {sections.map((name) => (
          <ChoiceChip
            key={name}
            isOn={section === name}
            text={name}
            onPress={() => setSection(name)}
          />
        ))}
      </div>
      {shown.length === 0 && <p className={css.note}>{texts.none}</p>}
      <ul className={css.rows}>
        {shown.map((item) => (
          <ItemRow
            key={`${item.kind} ${item.id} ${item.section}`}
            item={item}
            draft={draft}
            onEdit={() => onEdit(item)}
          />
        ))}
      </ul>
    </UntitledCard>
  );

  function isIn(item: ListedItem, name: string): boolean {
    return name === texts.options ? item.kind === 'modifier' : item.section === name;
  }
}
