import type { ProductId } from '@comanda/domain/ids.ts';
import { scheduleTexts } from '@comanda/i18n/areas/schedule.ts';
import { list } from '@comanda/i18n/list.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The products of the cart that no time suits, by name; nothing when all go. */
export function Unsuited({ productIds }: { productIds: readonly ProductId[] }) {
  const { index } = useApp();
  const words = useArea(scheduleTexts);
  const names = productIds.map((id) => index.productById.get(id)?.name ?? '').filter((name) => name !== '');
  if (names.length === 0) return null;
  return <Notice tone="bad">{words.unsuited({ count: names.length, names: list(names) })}</Notice>;
}
