import { useReading } from '@comanda/client/use-reading.ts';
import { checkBrandDraft } from '@comanda/contract/counter/brand-draft.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { BrandDraft } from './use-brand-draft.ts';

export type DraftCheck = AnswerOf<typeof checkBrandDraft>;

/** Reads what stands against the draft whenever the server has kept another one. */
export function useDraftCheck({ section, shared }: BrandDraft): DraftCheck | null {
  const reading = useReading(
    (call) => call(checkBrandDraft, { params: { section } }),
    `brand check ${section} ${shared.version} ${shared.revision}`,
    { everyMs: null },
  );
  return reading.value;
}
