import { Segments } from '@comanda/ui/choice.tsx';
import { useState } from 'react';
import { PreviewWidths } from '../../counter/brand-draft/preview-dialog.tsx';
import { PreviewFrame, type PreviewWidth } from '../../counter/brand-draft/preview-frame.tsx';
import { ReadingState } from '../../counter/screen.tsx';
import css from './look.module.css';
import type { LookDraft } from './look-editor.ts';
import type { LookPalette } from './palette-of-settings.ts';
import { previewCss, type Scheme } from './preview-css.ts';
import { useLookPreview, type PreviewPage } from './use-look-preview.ts';
import { useLookTexts } from './use-look-texts.ts';

type Props = { draft: LookDraft; palette: LookPalette; dishId: number | null };

/** The shop's own page as the draft makes it; colours show while they are being chosen. */
export function LookPreview({ draft, palette, dishId }: Props) {
  const { preview: texts } = useLookTexts();
  const [page, setPage] = useState<PreviewPage>('home');
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [scheme, setScheme] = useState<Scheme>('light');
  const { reading, shown, isLoading } = useLookPreview(draft, page, dishId);
  const pages: readonly PreviewPage[] =
    dishId === null ? ['home', 'mail'] : ['home', 'dish', 'checkout', 'mail'];
  return (
    <div className={css.preview}>
      <div className={css.previewChoices}>
        <Segments
          name="look-page"
          legend={texts.page}
          value={page}
          options={pages.map((value) => ({ value, label: texts.pages[value] }))}
          onChange={setPage}
        />
        <PreviewWidths width={width} onChange={setWidth} />
        {palette.darkScheme && page !== 'mail' && (
          <Segments
            name="look-scheme"
            legend={texts.scheme}
            value={scheme}
            options={[
              { value: 'light', label: texts.light },
              { value: 'dark', label: texts.dark },
            ]}
            onChange={setScheme}
          />
        )}
      </div>
      {shown === null ? (
        <ReadingState reading={reading} />
      ) : (
        <div aria-busy={isLoading}>
          <PreviewFrame
            html={shown.html}
            css={page === 'mail' ? null : `${shown.css ?? ''}\n${previewCss(palette, scheme)}`}
            width={width}
          />
        </div>
      )}
    </div>
  );
}
