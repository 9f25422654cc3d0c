import type { ComponentProps } from 'react';
import { GoToDraft } from '../../counter/brand-draft/go-to-draft.tsx';
import css from './look.module.css';
import { LookPreview } from './look-preview.tsx';
import { useLookTexts } from './use-look-texts.ts';

/** Of a wide screen: the preview that stays beside the cards, and the way to the draft. */
export function LookSide(preview: ComponentProps<typeof LookPreview>) {
  const { preview: texts } = useLookTexts();
  return (
    <section className={css.side} aria-label={texts.title}>
      <LookPreview {...preview} />
      <GoToDraft count={preview.draft.edits.length} isAlwaysShown />
    </section>
  );
}
