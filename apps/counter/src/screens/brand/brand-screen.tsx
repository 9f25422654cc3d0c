import { menusIn, readMenuSection } from '@comanda/domain/draft/menu-section.ts';
import { useState } from 'react';
import { CardColumn, CardColumns } from '../../counter/card.tsx';
import { ReadingState } from '../../counter/screen.tsx';
import { ArchiveDialog } from '../../features/brand-menu/archive-dialog.tsx';
import { CategoryDialog } from '../../features/brand-menu/category-dialog.tsx';
import { ComboDialog } from '../../features/brand-menu/combo-dialog.tsx';
import { combosOf } from '../../features/brand-menu/combos-of.ts';
import { DishDialog } from '../../features/brand-menu/dish-dialog.tsx';
import { BrandSections } from '../../counter/brand-draft/brand-sections.tsx';
import { useDraftReading } from '../../counter/brand-draft/use-draft-reading.ts';
import { GoToDraft } from '../../counter/brand-draft/go-to-draft.tsx';
import { DraftCard } from '../../counter/brand-draft/draft-card.tsx';
import { createDishChoice, type DishChoice } from '../../features/brand-menu/dish-choice.ts';
import type { EditedPart } from '../../features/brand-menu/edited-part.ts';
import { SelectField } from '../../counter/brand-draft/field-parts.tsx';
import { GroupDialog } from '../../features/brand-menu/group-dialog.tsx';
import { ManyDialog } from '../../features/brand-menu/many-dialog.tsx';
import { type MenuEditor, useMenuEditor } from '../../features/brand-menu/menu-editor.ts';
import { MenuList } from '../../features/brand-menu/menu-list.tsx';
import { PreviewButton } from '../../features/brand-menu/preview-button.tsx';
import { PricesDialog } from '../../features/brand-menu/prices-dialog.tsx';
import { SuggestionDialog } from '../../features/brand-menu/suggestion-dialog.tsx';
import { TableDialog } from '../../features/brand-menu/table-dialog.tsx';
import {
  type BrandAnswer,
  type BrandDraft,
  useBrandDraft,
} from '../../counter/brand-draft/use-brand-draft.ts';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { VersionsCard } from '../../counter/brand-draft/versions-card.tsx';

const section = { section: 'menu', read: readMenuSection } as const;

/** The back office of the menu: dishes, options and categories, the draft, and its versions. */
export function BrandScreen() {
  const { title } = useBrandTexts();
  const reading = useDraftReading('menu');
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <BrandSections />
      {reading.value === null ? (
        <ReadingState reading={reading} />
      ) : (
        <Brand answer={reading.value} reload={() => void reading.reload()} />
      )}
    </>
  );
}

function Brand({ answer, reload }: { answer: BrandAnswer; reload: () => void }) {
  const draft = useBrandDraft(section, answer);
  const [path, setPath] = useState(answer.files[0]?.path ?? '');
  const editor = useMenuEditor(draft, path);
  const [edited, setEdited] = useState<EditedPart | null>(null);
  const [choice, setChoice] = useState<DishChoice | null>(null);
  if (editor === null) return null;
  const choosePath = (next: string): void => {
    setPath(next);
    setChoice(null);
  };
  const close = (): void => setEdited(null);
  return (
    <CardColumns wider="first">
      <CardColumn>
        <MenuChoice draft={draft} path={path} onChoose={choosePath} />
        <MenuList
          key={path}
          {...{ editor, choice }}
          onEdit={setEdited}
          onChoose={(isChoosing) => setChoice(isChoosing ? createDishChoice() : null)}
        />
        {choice === null && <GoToDraft count={draft.edits.length} />}
      </CardColumn>
      <CardColumn>
        <DraftCard draft={draft} reload={reload}>
          <PreviewButton path={path} draft={draft} />
        </DraftCard>
        <VersionsCard draft={draft} reload={reload} />
      </CardColumn>
      {edited !== null && <EditedDialog part={edited} editor={editor} onClose={close} />}
    </CardColumns>
  );
}

type ChoiceProps = { draft: BrandDraft; path: string; onChoose: (path: string) => void };

/** Chooses the menu, where a brand has several. */
function MenuChoice({ draft, path, onChoose }: ChoiceProps) {
  const texts = useBrandTexts();
  const menus = menusIn(draft.files);
  if (menus.size < 2) return null;
  return (
    <SelectField
      label={texts.chooseMenu}
      value={path}
      options={[...menus].map(([value, file]) => ({
        value,
        label: typeof file['name'] === 'string' ? file['name'] : value,
      }))}
      onChange={onChoose}
    />
  );
}

type DialogProps = { part: EditedPart; editor: MenuEditor; onClose: () => void };

function EditedDialog({ part, editor, onClose }: DialogProps) {
  const { categories, modifierGroups } = editor.file;
  switch (part.kind) {
    case 'dish':
      return <DishDialog dish={part} editor={editor} onClose={onClose} />;
    case 'category':
      return (
        <CategoryDialog
          category={categories.find(({ id }) => id === part.id) ?? null}
          editor={editor}
          onClose={onClose}
        />
      );
    case 'group':
      return (
        <GroupDialog
          group={modifierGroups.find(({ id }) => id === part.id) ?? null}
          editor={editor}
          onClose={onClose}
        />
      );
    case 'combo':
      return (
        <ComboDialog
          combo={combosOf(editor.draft).find(({ id }) => id === part.id) ?? null}
          editor={editor}
          onClose={onClose}
        />
      );
    case 'suggestion':
      return <SuggestionDialog known={part.key} editor={editor} onClose={onClose} />;
    case 'prices':
      return <PricesDialog ids={part.ids} editor={editor} onClose={onClose} />;
    case 'many':
      return <ManyDialog part={part} editor={editor} onClose={onClose} />;
    case 'archive':
      return <ArchiveDialog editor={editor} onClose={onClose} />;
    case 'table':
      return <TableDialog editor={editor} onClose={onClose} />;
  }
}
