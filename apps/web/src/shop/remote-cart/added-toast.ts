import type { CartLine } from '@comanda/domain/cart/cart.ts';
import { setCount } from '@comanda/domain/cart/edit-cart.ts';
import { remoteCartTexts } from '@comanda/i18n/areas/remote-cart.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { textsOfArea } from '../../platform/texts.ts';
import type { AppContext } from '../app-context.ts';
import { currentCart } from '../shop-store.ts';

type Deps = Pick<AppContext, 'page' | 'shop' | 'texts' | 'toasts'>;

/**
 * Says how many products came into the cart, and offers to take them out again. `from`: the saved
 * cart, or a shared one.
 */
export function showAddedToast(
  { page, shop, texts, toasts }: Deps,
  added: readonly CartLine[],
  from: 'saved' | 'shared',
): void {
  const words = textsOfArea(remoteCartTexts, page.settings);
  const count = added.reduce((sum, line) => sum + line.count, 0);
  showToast(toasts, from === 'saved' ? words.added(count) : words.linkAdded(count), {
    label: texts.common.undo,
    run: () => shop.setState(({ lines }) => ({ lines: withoutAdded(lines, added) })),
  });

  function withoutAdded(
    lines: readonly CartLine[],
    units: readonly CartLine[],
  ): readonly CartLine[] {
    const cart = currentCart({ ...shop.getState(), lines });
    return units.reduce((rest, line) => {
      const count = rest.lines.find(({ hash }) => hash === line.hash)?.count ?? 0;
      return setCount(rest, line.hash, count - line.count);
    }, cart).lines;
  }
}
