import { useEffect } from 'react';
import { useLocation } from '../platform/use-location.ts';
import { useMenuIndex } from '../shop/menu/use-menu-index.ts';
import { useOpenProduct } from '../shop/menu/use-open-product.ts';

/**
 * Turns links of server HTML into navigation inside the page: `data-open-product` opens a sheet,
 * `data-nav` goes to a screen.
 */
export function useLinkNavigation(): void {
  const index = useMenuIndex();
  const [, navigate] = useLocation();
  const openProduct = useOpenProduct();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[data-open-product], a[data-nav]')
          : null;
      if (link === null) return;
      const product = index.productById.get(Number(link.dataset['openProduct']));
      event.preventDefault();
      if (product === undefined) navigate(link.getAttribute('href') ?? '/');
      else openProduct(product);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [index, navigate, openProduct]);
}
