import { useReading } from '@comanda/client/use-reading.ts';
import { getBrandDraft } from '@comanda/contract/counter/brand-draft.ts';
import { Button } from '@comanda/ui/button.tsx';
import { accept } from '@comanda/domain/result.ts';
import { useRef, useState } from 'react';
import { CardColumn, CardColumns } from '../../counter/card.tsx';
import { ReadingState } from '../../counter/screen.tsx';
import css from '../../features/brand-menu/brand-menu.module.css';
import { CategoryDialog } from '../../features/brand-menu/category-dialog.tsx';
import { DishDialog } from '../../features/brand-menu/dish-dialog.tsx';
import { DraftCard } from '../../features/brand-menu/draft-card.tsx';
import type { EditedPart } from '../../features/brand-menu/edited-part.ts';
import { SelectField } from '../../features/brand-menu/field-parts.tsx';
import { GroupDialog } from '../../features/brand-menu/group-dialog.tsx';
import { type MenuEditor, useMenuEditor } from '../../features/brand-menu/menu-editor.ts';
import { MenuList } from '../../features/brand-menu/menu-list.tsx';
import { PricesDialog } from '../../features/brand-menu/prices-dialog.tsx';
import { TableDialog } from '../../features/brand-menu/table-dialog.tsx';
import {
  type BrandAnswer,
  type BrandDraft,
  useBrandDraft,
} from '../../features/brand-menu/use-brand-draft.ts';
import { useBrandTexts } from '../../features/brand-menu/use-brand-texts.ts';
import { VersionsCard } from '../../features/brand-menu/versions-card.tsx';

/** Milliseconds between two looks at what others draft. */
const lookMs = 10_000;

/** The back office of the menu: dishes, options and categories, the draft, and its versions. */
export function BrandScreen() {
  const { title } = useBrandTexts();
  const known = useRef<BrandAnswer | null>(null);
  const reading = useReading(
    async (call) => {
      const query = known.current === null ? {} : { known: known.current.state };
      const outcome = await call(getBrandDraft, { query });
      if (!outcome.ok) return outcome;
      known.current = outcome.value ?? known.current;
      return accept(known.current);
    },
    'brand draft',
    { everyMs: lookMs },
  );
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {reading.value === null ? (
        <ReadingState reading={reading} />
      ) : (
        <Brand answer={reading.value} reload={() => void reading.reload()} />
      )}
    </>
  );
}

function Brand({ answer, reload }: { answer: BrandAnswer; reload: () => void }) {
  const draft = useBrandDraft(answer);
  const [path, setPath] = useState(answer.menus[0]?.path ?? '');
  const editor = useMenuEditor(draft, path);
  const [edited, setEdited] = useState<EditedPart | null>(null);
  if (editor === null) return null;
  const close = (): void => setEdited(null);
  return (
    <CardColumns wider="first">
      <CardColumn>
        <MenuChoice draft={draft} path={path} onChoose={setPath} />
        <MenuList key={path} editor={editor} onEdit={setEdited} />
        <GoToDraft count={draft.edits.length} />
      </CardColumn>
      <CardColumn>
        <DraftCard draft={draft} path={path} reload={reload} />
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
  if (draft.menus.size < 2) return null;
  return (
    <SelectField
      label={texts.chooseMenu}
      value={path}
      options={[...draft.menus].map(([value, file]) => ({
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
    case 'prices':
      return <PricesDialog editor={editor} onClose={onClose} />;
    case 'table':
      return <TableDialog editor={editor} onClose={onClose} />;
  }
}

/** Goes to the draft, which stands below the list on a phone. */
function GoToDraft({ count }: { count: number }) {
  const texts = useBrandTexts();
  if (count === 0) return null;
  const go = (): void =>
    document.querySelector('#brand-draft')?.closest('section')?.scrollIntoView({ block: 'start' });
  return (
    <div className={css.go}>
      <Button wide onClick={go}>
        {texts.draft.go(count)}
      </Button>
    </div>
  );
}
