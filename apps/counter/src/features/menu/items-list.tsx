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
  const isIn = (item: ListedItem): boolean => {
    if (section === texts.options) return item.kind === 'modifier';
    return section === null || item.section === section;
  };
  const shown = listItems(draft.menu, texts.optionsOf).filter(
    (item) => foldAccents(nameOf(draft, item)).includes(wanted) && isIn(item),
  );
  const sections = [...menu.categories.map(({ name }) => name), texts.options];
  return (
    <UntitledCard label={texts.title}>
      <p className={css.note}>{texts.lead}</p>
      <SearchField label={texts.search} value={typed} onType={setTyped} />
      <SectionChips sections={sections} chosen={section} onChoose={setSection} />
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
}

function nameOf(draft: MenuDraft, { kind, id }: ListedItem): string {
  const target = { menuId: draft.menu.menu.id, kind, id, storeId: null };
  return String(draftedValue(draft, { ...target, field: 'name' }) ?? '');
}

type ChipsProps = {
  sections: readonly string[];
  /** Null: all of them. */
  chosen: string | null;
  onChoose: (section: string | null) => void;
};

function SectionChips({ sections, chosen, onChoose }: ChipsProps) {
  const texts = useMenuTexts();
  return (
    <div className={css.chips} role="group" aria-label={texts.title}>
      <ChoiceChip isOn={chosen === null} text={texts.all} onPress={() => onChoose(null)} />
      {sections.map((name) => (
        <ChoiceChip key={name} isOn={chosen === name} text={name} onPress={() => onChoose(name)} />
      ))}
    </div>
  );
}
