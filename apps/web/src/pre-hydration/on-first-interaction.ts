const interactionEvents = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Calls `start` after the shopper's first interaction of any kind, once the browser is idle. For
 * work that the page does not need before that, such as analytics.
 */
export function onFirstInteraction(start: () => void): void {
  const whenIdle = (): void => {
    for (const type of interactionEvents) removeEventListener(type, whenIdle);
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2_000 });
    else setTimeout(start);
  };
  for (const type of interactionEvents) addEventListener(type, whenIdle, { passive: true });
  if (scrollY > 0) whenIdle();
}
