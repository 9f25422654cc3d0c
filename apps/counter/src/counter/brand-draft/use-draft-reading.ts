import { useReading } from '@comanda/client/use-reading.ts';
import { getBrandDraft } from '@comanda/contract/counter/brand-draft.ts';
import type { DraftSection } from '@comanda/domain/draft/draft-edit.ts';
import { accept } from '@comanda/domain/result.ts';
import { useRef } from 'react';
import type { BrandAnswer } from './use-brand-draft.ts';

/** Milliseconds between two looks at what others draft. */
const lookMs = 10_000;

/** Reads a section of the brand with its draft, and again while nothing changed only its name. */
export function useDraftReading(section: DraftSection) {
  const known = useRef<BrandAnswer | null>(null);
  return useReading(
    async (call) => {
      const query = known.current === null ? {} : { known: known.current.state };
      const outcome = await call(getBrandDraft, { params: { section }, query });
      if (!outcome.ok) return outcome;
      known.current = outcome.value ?? known.current;
      return accept(known.current);
    },
    `brand draft ${section}`,
    { everyMs: lookMs },
  );
}
