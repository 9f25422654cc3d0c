import { readLook } from '@comanda/domain/draft/look-files.ts';
import type { ListFile } from '@comanda/domain/draft/menu-file.ts';
import { fromBreakpoint } from '@comanda/ui/breakpoints.ts';
import { BrandSections } from '../../counter/brand-draft/brand-sections.tsx';
import { DraftCard } from '../../counter/brand-draft/draft-card.tsx';
import { type BrandAnswer, useBrandDraft } from '../../counter/brand-draft/use-brand-draft.ts';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { useDraftReading } from '../../counter/brand-draft/use-draft-reading.ts';
import { VersionsCard } from '../../counter/brand-draft/versions-card.tsx';
import { CardColumn, CardColumns } from '../../counter/card.tsx';
import { ReadingState } from '../../counter/screen.tsx';
import { useMedia } from '../../counter/use-media.ts';
import { useMenuTargets } from '../../features/brand-look/folder-menus.ts';
import { LookBar } from '../../features/brand-look/look-bar.tsx';
import { LookCards } from '../../features/brand-look/look-cards.tsx';
import { useLookEditor } from '../../features/brand-look/look-editor.ts';
import { LookSide } from '../../features/brand-look/look-side.tsx';
import { useChosenColours } from '../../features/brand-look/use-chosen-colours.ts';

const section = { section: 'look', read: readLook } as const;

/** The back office of the look: what shows of the brand, its draft, and its versions. */
export function LookScreen() {
  const { sections } = useBrandTexts();
  const reading = useDraftReading('look');
  return (
    <>
      <h1 className="visually-hidden">{sections.look}</h1>
      <BrandSections />
      {reading.value === null ? (
        <ReadingState reading={reading} />
      ) : (
        <Look answer={reading.value} reload={() => void reading.reload()} />
      )}
    </>
  );
}

function Look({ answer, reload }: { answer: BrandAnswer; reload: () => void }) {
  const draft = useBrandDraft<ListFile>(section, answer);
  const editor = useLookEditor(draft);
  const { palette, choose } = useChosenColours(editor.settings);
  const targets = useMenuTargets(answer);
  const isWide = useMedia(fromBreakpoint('desktop'));
  const preview = { draft, palette, dishId: targets.dishes[0]?.id ?? null };
  return (
    <CardColumns wider="first">
      <CardColumn>
        <LookCards editor={editor} palette={palette} targets={targets} onChoose={choose} />
        {!isWide && <LookBar {...preview} />}
        <DraftCard draft={draft} reload={reload} />
        <VersionsCard draft={draft} reload={reload} />
      </CardColumn>
      {isWide && <LookSide {...preview} />}
    </CardColumns>
  );
}
