import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { LookPreview } from './look-preview.tsx';
import type { LookDraft } from './look-editor.ts';
import type { LookPalette } from './palette-of-settings.ts';

type Props = {
  draft: LookDraft;
  palette: LookPalette;
  dishId: number | null;
  onClose: () => void;
};

/** The preview of a phone, where it has no room beside the forms. */
export function LookPreviewDialog({ onClose, ...preview }: Props) {
  const { draft: texts, form } = useBrandTexts();
  return (
    <Dialog label={texts.previewTitle} closeLabel={form.close} size="wide" tall onClose={onClose}>
      <DialogHead title={texts.previewTitle} lead={texts.previewLead} />
      <DialogBody>
        <LookPreview {...preview} />
      </DialogBody>
    </Dialog>
  );
}
