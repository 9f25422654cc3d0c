import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { Button } from '@comanda/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../action-button.tsx';
import { Card } from '../card.tsx';
import css from './back-office.module.css';
import { DraftConflicts } from './draft-conflicts.tsx';
import { DraftConsequences } from './draft-consequences.tsx';
import { DraftEdits } from './draft-edits.tsx';
import { SureQuestion, TextField } from './field-parts.tsx';
import type { BrandDraft } from './use-brand-draft.ts';
import { useBrandTexts } from './use-brand-texts.ts';
import { useDraftCheck } from './use-draft-check.ts';
import { usePublish } from './use-publish.ts';

type Props = {
  draft: BrandDraft;
  reload: () => void;
  /** The way to the preview. */
  children?: ReactNode;
};

/** Changes that wait to be published, the reasons against it, and the button that does it. */
export function DraftCard({ draft, reload, children }: Props) {
  const { draft: texts } = useBrandTexts();
  return (
    <Card id="brand-draft" title={texts.title}>
      <p className={css.note} role="status">
        {draft.edits.length === 0 && draft.saveState === 'saved'
          ? texts.none
          : texts[draft.saveState]}
      </p>
      <DraftConflicts draft={draft} />
      {draft.edits.length > 0 && (
        <Publication draft={draft} reload={reload}>
          {children}
        </Publication>
      )}
      <DraftEdits draft={draft} />
    </Card>
  );
}

/** The reasons against a publication, its preview and note, and the end of the draft. */
function Publication({ draft, reload, children }: Props) {
  const { draft: texts } = useBrandTexts();
  const [note, setNote] = useState('');
  const [isAsking, setAsking] = useState(false);
  const check = useDraftCheck(draft);
  const publish = usePublish(draft, note, reload);
  const isReady = draft.saveState === 'saved' && (check?.problems.length ?? 0) === 0;
  return (
    <>
      <DraftConsequences draft={draft} check={check} />
      {children}
      <TextField
        label={texts.note}
        value={note}
        onChange={(typed) => setNote(typed.slice(0, fieldLengths.menuNote))}
      />
      <ActionButton wide isBusy={publish.isBusy} isOff={!isReady} onPress={publish.run}>
        {texts.publish(draft.edits.length)}
      </ActionButton>
      {isAsking ? (
        <SureQuestion
          question={texts.discardSure}
          text=""
          yes={texts.yesDiscard}
          no={texts.no}
          onYes={() => {
            draft.drop(draft.edits.map(({ key }) => key));
            setAsking(false);
          }}
          onNo={() => setAsking(false)}
        />
      ) : (
        <Button look="link" wide onClick={() => setAsking(true)}>
          {texts.discard}
        </Button>
      )}
    </>
  );
}
