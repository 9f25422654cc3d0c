/**
 * Stands inside the menu page, a few hundred bytes: keeps each press (`data-pressed`, numbered) from the first moment on, and fetches the
 * first script when the page has loaded or somebody touches it, so that neither photos nor fonts wait for a script. Imports nothing:
 * it is written into the page as it is. Tells the first script by the events `comanda:press` and `comanda:hint`, and by
 * `data-touched` of what came before; silent once the document has `data-awake`. Brings the page of a category to its section. Where an order was under way at the last visit, the place
 * of its banner is kept from the first paint on (`data-under-way`).
 */
const root = document.documentElement;
const firstScriptUrl = document.currentScript?.dataset['first'] ?? '';
/** What React answers; links to sections and other pages work by themselves. */
const reactControls = 'button, [data-open-product], [data-nav]';
let hasStarted = false;
let presses = 0;

function startLoading(): void {
  if (hasStarted) return;
  hasStarted = true;
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', loadFirstScript, { once: true });
  else loadFirstScript();
}

/** The first script reads the page's state, which stands at its end: one that comes out of a cache must not be before it. */
const loadFirstScript = (): void =>
  void import(/* @vite-ignore */ firstScriptUrl).catch(continueWithoutScripts);

/** The first script cannot be had: the page is what it is without scripts, and a link that was pressed is followed. */
function continueWithoutScripts(): void {
  root.dataset['awake'] = '';
  document.querySelector<HTMLElement>('[data-pressed]')?.click();
}

const reactControlOf = (event: Event, also = ''): HTMLElement | null =>
  root.dataset['awake'] === undefined && event.target instanceof Element
    ? event.target.closest<HTMLElement>(reactControls + also)
    : null;

const isNewTab = (event: Event): boolean =>
  event instanceof MouseEvent &&
  (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0);

function onClick(event: Event): void {
  const control = reactControlOf(event);
  if (control === null || isNewTab(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  presses += 1;
  control.dataset['pressed'] = String(presses);
  notifyFirstScript('comanda:press');
}

/** A finger on its way to a press is no hint: the application would start before the press is seen. */
function onHint(event: Event): void {
  if (reactControlOf(event, ', input')?.matches(':focus-visible'))
    notifyFirstScript('comanda:hint');
}

function notifyFirstScript(name: string): void {
  root.dataset['touched'] = '';
  startLoading();
  document.dispatchEvent(new Event(name));
}

/**
 * The page of one category (`/combos`) begins there, with the focus on its head; not where the browser brings a place back or the address
 * names one itself.
 */
function scrollToCategory(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const section = document.getElementById(
    decodeURIComponent(location.pathname.replaceAll('/', '')),
  );
  if (
    section === null ||
    location.hash !== '' ||
    (visit as PerformanceNavigationTiming).type !== 'navigate'
  )
    return;
  if (document.querySelector('section[data-far]') === null) root.dataset['whole'] = '';
  section.scrollIntoView({ behavior: 'instant' });
  section.querySelector('h2')?.focus({ preventScroll: true });
}

function hasStored(): boolean {
  try {
    const stored = JSON.parse(
      localStorage.getItem(`comanda:${location.hostname}:under-way`) ?? '{}',
    ) as { expiryTime?: number };
    if ((stored.expiryTime ?? 0) > Date.now()) root.dataset['underWay'] = '';
    return localStorage.length > 0;
  } catch {
    return false;
  }
}

addEventListener('DOMContentLoaded', scrollToCategory);
addEventListener('click', onClick, true);
for (const type of ['keydown', 'focusin']) addEventListener(type, onHint, true);
addEventListener('pointerdown', startLoading, { once: true, passive: true });
if (hasStored()) startLoading();
addEventListener('scroll', startLoading, { once: true, passive: true });
addEventListener('load', () => requestAnimationFrame(startLoading), { once: true });
