import { Button } from '@comanda/ui/button.tsx';
import { type ComponentProps, useState } from 'react';
import { GoToDraft } from '../../counter/brand-draft/go-to-draft.tsx';
import css from './look.module.css';
import { LookPreviewDialog } from './look-preview-dialog.tsx';
import type { LookPreview } from './look-preview.tsx';
import { useLookTexts } from './use-look-texts.ts';

/** Of a phone: opens the preview, and goes to the draft below the cards. */
export function LookBar(preview: ComponentProps<typeof LookPreview>) {
  const { preview: texts } = useLookTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={css.bar}>
        <Button look="quiet" wide onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
        <GoToDraft count={preview.draft.edits.length} />
      </div>
      {isOpen && <LookPreviewDialog {...preview} onClose={() => setOpen(false)} />}
    </>
  );
}
