import { previewCounterMenu } from '@comanda/contract/counter/menu.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { trustedHtml } from '@comanda/ui/trusted-types.ts';
import { useCallback, useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useStores } from '../../counter/use-session.ts';
import css from './menu.module.css';
import type { MenuDraft } from './use-menu-draft.ts';
import { useMenuTexts } from './use-menu-texts.ts';

/**
 * Shows the shop's own page with the draft, in a frame that runs no script: nothing can be ordered
 * in it. One changed dish is shown by its own page, more of them by the menu.
 * docs/rules/counter-menu.md#preview.
 */
export function PreviewButton({ draft }: { draft: MenuDraft }) {
  const { draft: texts } = useMenuTexts();
  const { store } = useStores();
  const [html, setHtml] = useState<string | null>(null);
  const { run, isBusy } = useCounterAction(previewCounterMenu, {
    onDone: (answer) => setHtml(answer?.html ?? null),
  });
  const changed = new Set(draft.draft.map(({ kind, id }) => (kind === 'product' ? id : null)));
  const [only] = changed.size === 1 ? changed : [];
  const dish = draft.menu.menu.products.find(({ id }) => id === only);
  const show = (): void => {
    if (store === null) return;
    const body = { edits: [...draft.draft], productId: dish?.id ?? null };
    void run({ params: { id: store.id }, body });
  };
  return (
    <>
      <ActionButton look="quiet" wide isBusy={isBusy} onPress={show}>
        {texts.preview}
      </ActionButton>
      {html !== null && <PreviewDialog html={html} onClose={() => setHtml(null)} />}
    </>
  );
}

function PreviewDialog({ html, onClose }: { html: string; onClose: () => void }) {
  const { draft: texts, form } = useMenuTexts();
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
        <iframe
          ref={showPage}
          className={css.preview}
          title={texts.previewTitle}
          sandbox="allow-same-origin"
        />
      </DialogBody>
    </Dialog>
  );
}
