import type { FileItem, ListFile } from '@comanda/domain/draft/menu-file.ts';
import { readStores } from '@comanda/domain/draft/store-files.ts';
import { useState } from 'react';
import { BrandSections } from '../../counter/brand-draft/brand-sections.tsx';
import { DraftCard } from '../../counter/brand-draft/draft-card.tsx';
import { GoToDraft } from '../../counter/brand-draft/go-to-draft.tsx';
import { type BrandAnswer, useBrandDraft } from '../../counter/brand-draft/use-brand-draft.ts';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { useDraftCheck } from '../../counter/brand-draft/use-draft-check.ts';
import { useDraftReading } from '../../counter/brand-draft/use-draft-reading.ts';
import { VersionsCard } from '../../counter/brand-draft/versions-card.tsx';
import { CardColumn, CardColumns } from '../../counter/card.tsx';
import { ReadingState } from '../../counter/screen.tsx';
import { StoreDialog } from '../../features/brand-stores/store-dialog.tsx';
import { useStoreEditor } from '../../features/brand-stores/store-editor.ts';
import { StoresList } from '../../features/brand-stores/stores-list.tsx';
import { ZonesDialog } from '../../features/brand-stores/zones-dialog.tsx';

const section = { section: 'stores', read: readStores } as const;

/** The back office of the stores: their list, forms and zones, the draft, and its versions. */
export function BrandStoresScreen() {
  const { sections } = useBrandTexts();
  const reading = useDraftReading('stores');
  return (
    <>
      <h1 className="visually-hidden">{sections.stores}</h1>
      <BrandSections />
      {reading.value === null ? (
        <ReadingState reading={reading} />
      ) : (
        <Stores answer={reading.value} reload={() => void reading.reload()} />
      )}
    </>
  );
}

function Stores({ answer, reload }: { answer: BrandAnswer; reload: () => void }) {
  const draft = useBrandDraft<ListFile>(section, answer);
  const editor = useStoreEditor(draft);
  const check = useDraftCheck(draft);
  const [edited, setEdited] = useState<{ store: FileItem | null } | null>(null);
  const [zonesOf, setZonesOf] = useState<FileItem | null>(null);
  const wrong = (check?.problems ?? []).flatMap(({ list, id }) =>
    list === 'stores' && id !== null ? [id] : [],
  );
  const menuIds = new Set(answer.stores.map(({ menu }) => /\d+/.exec(menu)?.[0] ?? ''));
  return (
    <CardColumns wider="first">
      <CardColumn>
        <StoresList
          editor={editor}
          wrong={new Set(wrong)}
          onEdit={(store) => setEdited({ store })}
          onZones={setZonesOf}
        />
        <GoToDraft count={draft.edits.length} />
      </CardColumn>
      <CardColumn>
        <DraftCard draft={draft} reload={reload} />
        <VersionsCard draft={draft} reload={reload} />
      </CardColumn>
      {edited !== null && (
        <StoreDialog
          store={edited.store}
          editor={editor}
          menuIds={[...menuIds].toSorted()}
          onClose={() => setEdited(null)}
        />
      )}
      {zonesOf !== null && (
        <ZonesDialog store={zonesOf} editor={editor} onClose={() => setZonesOf(null)} />
      )}
    </CardColumns>
  );
}
