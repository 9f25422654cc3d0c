import { Suspense } from 'react';
import { lazyPart } from '@comanda/ui/lazy-part.ts';
import { useLiveBoardPart } from '../../counter/live-board.tsx';
import { loadPart } from '../../platform/load-part.ts';
import css from './printer-trouble.module.css';

const importWords = () => import('./trouble-words.tsx');
const TroubleLinks = lazyPart(() => loadPart(importWords), 'TroubleLinks');
const TroubleMark = lazyPart(() => loadPart(importWords), 'TroubleMark');

/** Loads the sentences about printers ahead of the first trouble. */
export const preloadTroubleWords = (): void => void importWords().catch(() => undefined);

/**
 * Each printer of the store that staff has to mend, in a sentence, for the head of the board.
 * docs/rules/counter-printers.md#trouble-on-every-screen.
 */
export function PrinterTroubleLine() {
  const trouble = useTrouble();
  return (
    <div className={css.line} role="status">
      {trouble.length === 0 ? null : (
        <Suspense fallback={null}>
          <TroubleLinks trouble={trouble} />
        </Suspense>
      )}
    </div>
  );
}

/** The printers with trouble in the bar of every screen; a phone shows the sign alone. */
export function PrinterTroubleMark() {
  const trouble = useTrouble();
  if (trouble.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <TroubleMark trouble={trouble} />
    </Suspense>
  );
}

const none: readonly never[] = [];
const useTrouble = () => useLiveBoardPart(({ board }) => board?.printers.trouble ?? none);
