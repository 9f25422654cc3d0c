import type { Product } from '@comanda/domain/menu/menu.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { shareText } from '../../platform/share-text.ts';
import { useApp } from '../../shop/app-context.ts';
import css from './product-sheet.module.css';

/** Hands the product's address to the device's share dialog, or else copies it. */
export function ShareProduct({ product }: { product: Product }) {
  const { texts, toasts } = useApp();
  const share = async (): Promise<void> => {
    const url = `${location.origin}${location.pathname}`;
    const outcome = await shareText({ title: product.name, url });
    if (outcome === 'copied') showToast(toasts, texts.menu.linkCopied, null, 2_500);
  };
  return (
    <button type="button" className={css.share} onClick={() => void share()}>
      {texts.menu.share}
    </button>
  );
}
