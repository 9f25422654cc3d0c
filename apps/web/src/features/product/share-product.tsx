import type { Product } from '@comanda/domain/menu/menu.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useState } from 'react';
import { shareText } from '../../platform/share-text.ts';
import { useApp } from '../../shop/app-context.ts';
import css from './product-sheet.module.css';

/**
 * Hands the product's address to the device's share dialog, or else copies it. If the browser
 * allows neither, the address is shown, to be copied by hand. docs/rules/menu.md#product-sheet.
 */
export function ShareProduct({ product }: { product: Product }) {
  const { texts, toasts } = useApp();
  const [linkToCopy, setLinkToCopy] = useState<string | null>(null);
  const share = async (): Promise<void> => {
    const url = `${location.origin}${location.pathname}`;
    const outcome = await shareText({ title: product.name, url });
    setLinkToCopy(outcome === 'failed' ? url : null);
    if (outcome === 'copied') showToast(toasts, texts.menu.linkCopied, null, 2_500);
  };
  return (
    <>
      <button type="button" className={css.share} onClick={() => void share()}>
        {texts.menu.share}
      </button>
      <div role="status">
        {linkToCopy === null ? null : (
          <label className={css.link}>
            {texts.menu.linkNotCopied}
            <input readOnly value={linkToCopy} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </div>
    </>
  );
}
