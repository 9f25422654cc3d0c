import { showInstantSheet } from './instant-sheet.ts';

/** What React answers; links to sections and other pages work by themselves. */
const answeredByReact = 'button, [data-open-product], [data-nav]';

/**
 * Until React runs: a press on one of its controls is kept, answered at once (the control looks pressed, a product's sheet opens with
 * what the card knows) and played again when React is ready. Typing into the search field is kept by the field itself.
 */
export function catchFirstTouch(startApp: () => Promise<void>, wakesByItself: boolean): void {
  let kept: HTMLElement | null = null;
  let removeSheet = (): void => {};
  let started: Promise<void> | null = null;

  const start = (): void => {
    started ??= startApp().then(playAgain, reload);
  };
  const playAgain = (): void => {
    for (const [type, listener] of listeners) removeEventListener(type, listener, true);
    removeSheet();
    kept?.removeAttribute('data-pressed');
    kept?.click();
  };
  const onClick = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(answeredByReact) : null;
    if (control === null || isNewTab(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept?.removeAttribute('data-pressed');
    kept = control;
    control.setAttribute('data-pressed', '');
    removeSheet();
    removeSheet = showInstantSheet(control);
    start();
  };
  const onHint = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest(`${answeredByReact}, input`)) start();
  };
  const listeners: readonly (readonly [string, (event: Event) => void])[] = [
    ['click', onClick],
    ['pointerdown', onHint],
    ['keydown', onHint],
    ['focusin', onHint],
  ];
  for (const [type, listener] of listeners) addEventListener(type, listener, true);
  if (wakesByItself) onSignOfLife(start);
}

/** The page has something to say or to measure, which waits for a first sign that somebody is there, and then for an idle moment. */
function onSignOfLife(start: () => void): void {
  const whenIdle = (): void => void ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2_000 }) : setTimeout(start));
  for (const sign of ['scroll', 'pointerdown', 'keydown']) addEventListener(sign, whenIdle, { once: true, passive: true });
}

const isNewTab = (event: Event): boolean =>
  event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0);

/** The application could not be fetched: a fresh page is the honest retry. */
const reload = (): void => location.reload();
