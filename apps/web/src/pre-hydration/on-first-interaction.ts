const interactionEvents = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * For a page that has something to say or to measure: `start` once somebody shows to be there, by whatever move, and the browser is idle.
 * Before that nothing runs for it.
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
