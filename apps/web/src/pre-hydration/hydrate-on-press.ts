import { showInstantSheet } from './instant-sheet.ts';

/**
 * Before React runs, the starter in the page records presses on React's controls. This script
 * answers the last press at once (a product's sheet opens with the data of its card). It replays
 * all presses in order when React is ready, each after React has handled the one before. The search
 * field holds its own text.
 */
export function hydrateOnPress(startApp: () => Promise<void>): { start(): void } {
  let removeSheet = (): void => {};
  let started: Promise<void> | null = null;

  const start = (): void => {
    started ??= startApp().then(replayPresses, reload);
  };
  const replayPresses = async (): Promise<void> => {
    document.documentElement.dataset['hydrated'] = '';
    removeSheet();
    for (const control of recordedPresses()) {
      control.removeAttribute('data-pressed');
      control.click();
      await Promise.resolve();
    }
  };
  const onPress = (): void => {
    const control = recordedPresses().at(-1);
    removeSheet();
    if (control !== undefined) removeSheet = showInstantSheet(control);
    afterPaint(start);
  };
  document.addEventListener('comanda:press', onPress);
  document.addEventListener('comanda:hint', start);
  if (document.documentElement.dataset['interacted'] !== undefined) onPress();
  return { start };
}

/** The controls that were pressed, in the order of their numbers. */
const recordedPresses = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-pressed]')].toSorted(
    (first, second) => Number(first.dataset['pressed']) - Number(second.dataset['pressed']),
  );

const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));

/** The application could not be fetched: reloads the page as the retry. */
const reload = (): void => location.reload();
