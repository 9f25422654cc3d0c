import type { ListFile } from '@comanda/domain/draft/menu-file.ts';
import { readRules } from '@comanda/domain/draft/rule-files.ts';
import { BrandSections } from '../../counter/brand-draft/brand-sections.tsx';
import { DraftCard } from '../../counter/brand-draft/draft-card.tsx';
import { GoToDraft } from '../../counter/brand-draft/go-to-draft.tsx';
import { type BrandAnswer, useBrandDraft } from '../../counter/brand-draft/use-brand-draft.ts';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { useDraftReading } from '../../counter/brand-draft/use-draft-reading.ts';
import { VersionsCard } from '../../counter/brand-draft/versions-card.tsx';
import { CardColumn, CardColumns } from '../../counter/card.tsx';
import { ReadingState } from '../../counter/screen.tsx';
import { RulesForm } from '../../features/brand-rules/rules-form.tsx';
import { useRulesEditor } from '../../features/brand-rules/rules-editor.ts';

const section = { section: 'rules', read: readRules } as const;

/** The back office of the rules: their form, the draft, and its versions. */
export function BrandRulesScreen() {
  const { sections } = useBrandTexts();
  const reading = useDraftReading('rules');
  return (
    <>
      <h1 className="visually-hidden">{sections.rules}</h1>
      <BrandSections />
      {reading.value === null ? (
        <ReadingState reading={reading} />
      ) : (
        <Rules answer={reading.value} reload={() => void reading.reload()} />
      )}
    </>
  );
}

function Rules({ answer, reload }: { answer: BrandAnswer; reload: () => void }) {
  const draft = useBrandDraft<ListFile>(section, answer);
  const editor = useRulesEditor(draft);
  return (
    <CardColumns wider="first">
      <CardColumn>
        <RulesForm editor={editor} />
        <GoToDraft count={draft.edits.length} />
      </CardColumn>
      <CardColumn>
        <DraftCard draft={draft} reload={reload} />
        <VersionsCard draft={draft} reload={reload} />
      </CardColumn>
    </CardColumns>
  );
}
