import { previewBrandDraft } from '@comanda/contract/counter/brand-draft.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import { useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { PreviewDialog } from '../../counter/brand-draft/preview-dialog.tsx';
import type { BrandDraft } from '../../counter/brand-draft/use-brand-draft.ts';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';

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
    void run({
      params: { section: draft.section },
      query: { storeId: store.id, kind: 'page', ...productId },
    });
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
