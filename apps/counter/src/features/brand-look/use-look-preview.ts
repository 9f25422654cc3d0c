import { useReading } from '@comanda/client/use-reading.ts';
import { previewBrandDraft } from '@comanda/contract/counter/brand-draft.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import { accept } from '@comanda/domain/result.ts';
import { useEffect, useState } from 'react';
import { useSettled } from '../../counter/use-settled.ts';
import type { LookDraft } from './look-editor.ts';

export type PreviewPage = 'home' | 'dish' | 'checkout' | 'mail';
const kinds = { home: 'page', dish: 'page', checkout: 'checkout', mail: 'mail' } as const;
type Preview = AnswerOf<typeof previewBrandDraft>;

/**
 * Reads a page of the shop with the draft, and again whenever the server has kept another one. The
 * page before it shows until then. `dishId` null: the brand has no dish yet.
 */
export function useLookPreview(draft: LookDraft, page: PreviewPage, dishId: number | null) {
  const { answer, shared } = draft;
  const store = answer.stores[0];
  const revision = useSettled(`${shared.version} ${shared.revision}`);
  const productId = page === 'dish' && dishId !== null ? { productId: dishId as ProductId } : {};
  const reading = useReading(
    (call) =>
      store === undefined
        ? Promise.resolve(accept(null))
        : call(previewBrandDraft, {
            params: { section: 'look' },
            query: { storeId: store.id, kind: kinds[page], ...productId },
          }),
    `look preview ${page} ${revision}`,
    { everyMs: null, isEnabled: store !== undefined },
  );
  const [shown, setShown] = useState<Preview | null>(null);
  useEffect(() => {
    if (reading.value !== null) setShown(reading.value);
  }, [reading.value]);
  return { reading, shown, isLoading: reading.value === null && reading.refusal === null };
}
