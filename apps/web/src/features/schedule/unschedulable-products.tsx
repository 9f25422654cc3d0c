import type { ProductId } from '@comanda/domain/ids.ts';
import { scheduleTexts } from '@comanda/i18n/areas/schedule.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { Notice } from '@comanda/ui/notice.tsx';

/** The products of the cart that no time suits, by name; nothing if every product has a time. */
export function UnschedulableProducts({ productIds }: { productIds: readonly ProductId[] }) {
  const index = useMenuIndex();
  const words = useTextsOf(scheduleTexts);
  const names = productIds
    .map((id) => index.productById.get(id)?.name ?? '')
    .filter((name) => name !== '');
  if (names.length === 0) return null;
  return (
    <Notice tone="bad">{words.unsuited({ count: names.length, names: joinNames(names) })}</Notice>
  );
}
