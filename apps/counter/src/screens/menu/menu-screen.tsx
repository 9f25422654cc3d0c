import { useReading } from '@comanda/client/use-reading.ts';
import { getCounterMenu } from '@comanda/contract/counter/menu.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import { CardColumn, CardColumns } from '../../counter/card.tsx';
import { ReadingState } from '../../counter/screen.tsx';
import { useStores } from '../../counter/use-session.ts';
import type { CounterMenu, ListedItem } from '../../features/menu/counter-menu.ts';
import { DraftPanel } from '../../features/menu/draft-panel.tsx';
import { ItemDialog } from '../../features/menu/item-dialog.tsx';
import { ItemsList } from '../../features/menu/items-list.tsx';
import css from '../../features/menu/menu.module.css';
import { useMenuDraft } from '../../features/menu/use-menu-draft.ts';
import { useMenuTexts } from '../../features/menu/use-menu-texts.ts';
import { VersionsPanel } from '../../features/menu/versions-panel.tsx';

/** The menu: dishes and options, the draft of changes, its publication, and earlier versions. */
export function MenuScreen() {
  const { title } = useMenuTexts();
  const { store } = useStores();
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {store === null ? null : <MenuOfStore key={store.id} storeId={store.id} />}
    </>
  );
}

function MenuOfStore({ storeId }: { storeId: StoreId }) {
  const reading = useReading(
    (call) => call(getCounterMenu, { params: { id: storeId } }),
    `menu ${storeId}`,
  );
  return reading.value === null ? (
    <ReadingState reading={reading} />
  ) : (
    <Editor menu={reading.value} reload={() => void reading.reload()} />
  );
}

function Editor({ menu, reload }: { menu: CounterMenu; reload: () => void }) {
  const draft = useMenuDraft(menu);
  const [edited, setEdited] = useState<ListedItem | null>(null);
  return (
    <CardColumns wider="first">
      <CardColumn>
        <ItemsList draft={draft} onEdit={setEdited} />
        <GoToDraft count={draft.draft.length} />
      </CardColumn>
      <CardColumn>
        <DraftPanel draft={draft} onPublished={reload} onStale={reload} />
        <VersionsPanel version={menu.version} isEdited={menu.edits.length > 0} reload={reload} />
      </CardColumn>
      {edited !== null && (
        <ItemDialog item={edited} draft={draft} onClose={() => setEdited(null)} />
      )}
    </CardColumns>
  );
}

/** Goes to the draft, which stands below the list on a phone. */
function GoToDraft({ count }: { count: number }) {
  const texts = useMenuTexts();
  if (count === 0) return null;
  const go = (): void =>
    document.querySelector('#menu-draft')?.closest('section')?.scrollIntoView({ block: 'start' });
  return (
    <div className={css.go}>
      <Button wide onClick={go}>
        {texts.draft.go(count)}
      </Button>
    </div>
  );
}
