import { publishBrandDraft } from '@comanda/contract/counter/brand-draft.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useCounter } from '../app-context.ts';
import { useCounterAction } from '../use-counter-action.ts';
import type { BrandDraft } from './use-brand-draft.ts';
import { useBrandTexts } from './use-brand-texts.ts';

/** Publishes the draft. If something changed meanwhile, the screen reads it again first. */
export function usePublish(draft: BrandDraft, note: string, reload: () => void) {
  const { toasts } = useCounter();
  const { draft: texts } = useBrandTexts();
  const action = useCounterAction(publishBrandDraft, {
    onDone: () => {
      showToast(toasts, texts.published);
      reload();
    },
    onRefused: reload,
    refusalText: ({ label }) => (label === 'REPEATED_DATABASE_VALUE' ? texts.stale : null),
  });
  const { version, revision } = draft.shared;
  const run = (): void =>
    void action.run({
      params: { section: draft.section },
      body: { basedOn: version, revision, note },
    });
  return { run, isBusy: action.isBusy };
}
