/**
 * Inline script of the menu page, a few hundred bytes. It records each press (`data-pressed`,
 * numbered) from the first moment on, and fetches the first script when the page has loaded or at
 * the first interaction, so that neither photos nor fonts wait for a script. It imports nothing:
 * the build writes it into the page as it is. It notifies the first script by the events
 * `comanda:press` and `comanda:hint`, and by `data-interacted` for earlier hints; it does nothing
 * once the document has `data-hydrated`. It scrolls the page of a category to its section. If an
 * order was under way at the last visit, it reserves the space of the banner from the first paint
 * on (`data-active-order`).
 */
const root = document.documentElement;
const firstScriptUrl = document.currentScript?.dataset['first'] ?? '';
/** Controls that need React; links to sections and other pages work without scripts. */
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

/**
 * The first script reads the page's state, which is at the end of the page. A cached script must
 * not run before the state is parsed.
 */
const loadFirstScript = (): void =>
  void import(/* @vite-ignore */ firstScriptUrl).catch(continueWithoutScripts);

/**
 * The first script could not be fetched: the page works as it does without scripts, and a link that
 * was pressed is followed.
 */
function continueWithoutScripts(): void {
  root.dataset['hydrated'] = '';
  document.querySelector<HTMLElement>('[data-pressed]')?.click();
}

const reactControlOf = (event: Event, also = ''): HTMLElement | null =>
  root.dataset['hydrated'] === undefined && event.target instanceof Element
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

/**
 * A touch that is about to become a press is no hint: React would start before the starter records
 * the press.
 */
function onHint(event: Event): void {
  if (reactControlOf(event, ', input')?.matches(':focus-visible'))
    notifyFirstScript('comanda:hint');
}

function notifyFirstScript(name: string): void {
  root.dataset['interacted'] = '';
  startLoading();
  document.dispatchEvent(new Event(name));
}

/**
 * Scrolls the page of one category (`/combos`) to its section and focuses its heading. Does nothing
 * if the browser restores a scroll position or the address has a fragment.
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
  if (document.querySelector('section[data-lazy]') === null) root.dataset['eager'] = '';
  section.scrollIntoView({ behavior: 'instant' });
  section.querySelector('h2')?.focus({ preventScroll: true });
}

function hasStored(): boolean {
  try {
    const stored = JSON.parse(
      localStorage.getItem(`comanda:${location.hostname}:active-order`) ?? '{}',
    ) as { expiryTime?: number };
    if ((stored.expiryTime ?? 0) > Date.now()) root.dataset['activeOrder'] = '';
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
