import { previewBrandDraft } from '@comanda/contract/counter/brand-draft.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import { Segments } from '@comanda/ui/choice.tsx';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { trustedHtml } from '@comanda/ui/trusted-types.ts';
import { useCallback, useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import css from './brand-menu.module.css';
import type { BrandDraft } from './use-brand-draft.ts';
import { useBrandTexts } from './use-brand-texts.ts';

type Props = { path: string; draft: BrandDraft };

/**
 * Shows the shop's own page with the draft, in a frame that runs no script. One changed dish is
 * shown by its own page, more of them by the menu. docs/rules/back-office.md#preview-of-a-draft.
 */
export function PreviewButton({ path, draft }: Props) {
  const { draft: texts } = useBrandTexts();
  const [html, setHtml] = useState<string | null>(null);
  const { run, isBusy } = useCounterAction(previewBrandDraft, {
    onDone: (answer) => setHtml(answer?.html ?? null),
  });
  const store = draft.answer.stores.find(({ menu }) => menu === path);
  const [only, ...more] = new Set(
    draft.edits.map(({ edit }) => (edit.list === 'products' ? edit.id : null)),
  );
  const isOne = more.length === 0 && typeof only === 'number';
  const show = (): void => {
    if (store === undefined) return;
    const productId = isOne ? { productId: only as ProductId } : {};
    void run({ query: { storeId: store.id, ...productId } });
  };
  return (
    <>
      <ActionButton
        look="quiet"
        wide
        isBusy={isBusy}
        isOff={draft.saveState !== 'saved' || store === undefined}
        onPress={show}
      >
        {texts.preview}
      </ActionButton>
      {html !== null && <PreviewDialog html={html} onClose={() => setHtml(null)} />}
    </>
  );
}

type Width = 'phone' | 'desktop';

function PreviewDialog({ html, onClose }: { html: string; onClose: () => void }) {
  const { draft: texts, form } = useBrandTexts();
  const [width, setWidth] = useState<Width>('phone');
  /** React writes attributes as texts, and the policy of the page takes no text as markup. */
  const showPage = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame !== null) frame.srcdoc = trustedHtml(html);
    },
    [html],
  );
  return (
    <Dialog label={texts.previewTitle} closeLabel={form.close} size="wide" tall onClose={onClose}>
      <DialogHead title={texts.previewTitle} lead={texts.previewLead} />
      <DialogBody>
        <div className={css.previewWidths}>
          <Segments
            name="preview-width"
            legend={texts.previewTitle}
            value={width}
            options={[
              { value: 'phone', label: texts.phone },
              { value: 'desktop', label: texts.desktop },
            ]}
            onChange={setWidth}
          />
        </div>
        <div className={css.previewFrame} data-width={width}>
          <iframe ref={showPage} title={texts.previewTitle} sandbox="allow-same-origin" />
        </div>
      </DialogBody>
    </Dialog>
  );
}
