import { Segments } from '@comanda/ui/choice.tsx';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { useState } from 'react';
import css from './back-office.module.css';
import { PreviewFrame, type PreviewWidth } from './preview-frame.tsx';
import { useBrandTexts } from './use-brand-texts.ts';

type Props = { html: string; onClose: () => void };

/** The page of a preview as large as the device allows, at the width of a phone or a desktop. */
export function PreviewDialog({ html, onClose }: Props) {
  const { draft: texts, form } = useBrandTexts();
  const [width, setWidth] = useState<PreviewWidth>('phone');
  return (
    <Dialog label={texts.previewTitle} closeLabel={form.close} size="wide" tall onClose={onClose}>
      <DialogHead title={texts.previewTitle} lead={texts.previewLead} />
      <DialogBody>
        <PreviewWidths width={width} onChange={setWidth} />
        <PreviewFrame html={html} css={null} width={width} />
      </DialogBody>
    </Dialog>
  );
}

type WidthProps = { width: PreviewWidth; onChange: (width: PreviewWidth) => void };

/** Chooses between the widths of a phone and of a desktop. */
export function PreviewWidths({ width, onChange }: WidthProps) {
  const { draft: texts } = useBrandTexts();
  return (
    <div className={css.previewWidths}>
      <Segments
        name="preview-width"
        legend={texts.previewTitle}
        value={width}
        options={[
          { value: 'phone', label: texts.phone },
          { value: 'desktop', label: texts.desktop },
        ]}
        onChange={onChange}
      />
    </div>
  );
}
