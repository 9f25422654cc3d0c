import { preloadTroubleWords } from '../features/printers/printer-trouble.tsx';
import { preloadAlertWords } from '../features/store/store-alerts.tsx';
import { preloadSignIn } from './screens.ts';

/** Loads ahead what must be there without a network, or the moment that something happens. */
export function preloadParts(): void {
  preloadSignIn();
  preloadTroubleWords();
  preloadAlertWords();
}
