import { showInstantSheet } from './instant-sheet.ts';

/**
 * Until React runs: the starter in the page keeps a press on one of its controls; here it is answered at once (a product's sheet opens
 * with what the card knows) and played again when React is ready. Typing into the search field is kept by the field itself.
 */
export function catchFirstTouch(startApp: () => Promise<void>): { start(): void } {
  let removeSheet = (): void => {};
  let started: Promise<void> | null = null;
  const kept = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-pressed]');

  const start = (): void => {
    started ??= startApp().then(playAgain, reload);
  };
  const playAgain = (): void => {
    const control = kept();
    document.documentElement.dataset['awake'] = '';
    removeSheet();
    control?.removeAttribute('data-pressed');
    control?.click();
  };
  const answer = (): void => {
    const control = kept();
    removeSheet();
    if (control !== null) removeSheet = showInstantSheet(control);
    afterPaint(start);
  };
  document.addEventListener('comanda:press', answer);
  document.addEventListener('comanda:hint', start);
  if (document.documentElement.dataset['touched'] !== undefined) answer();
  return { start };
}

const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));

/** The application could not be fetched: a fresh page is the honest retry. */
const reload = (): void => location.reload();
