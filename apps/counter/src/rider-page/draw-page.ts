import type { CounterPage } from '@comanda/contract/counter/counter-page.ts';
import type { RiderRun } from '@comanda/contract/rider.ts';
import type { RiderPageTexts } from '@comanda/i18n/es/rider-page.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { drawStop } from './draw-stop.ts';
import type { Drawing } from './drawing.ts';
import { element, type Part } from './element.ts';
import css from './rider-page.module.css';
import { isDone, type RiderStore } from './rider-state.ts';

/** Returns the page: the run, or why there is none. */
export function drawPage(drawing: Drawing): readonly Part[] {
  const { page, words, store } = drawing;
  const { run, isGone, isOffline } = store.state();
  const banner = element(
    'div',
    { class: css.banner ?? '', role: 'status', hidden: !isOffline },
    isOffline ? words.offline : '',
  );
  if (isGone) return [banner, notice(page, words.goneTitle, words.goneText)];
  if (run === null) return [banner, element('main', { class: css.notice ?? '' }, words.loading)];
  if (run.endedAt !== null) return [banner, notice(page, words.endedTitle, words.endedText)];
  return [banner, header(drawing, run), stops(drawing, run)];
}

const notice = (page: CounterPage, title: string, text: string): HTMLElement =>
  element(
    'main',
    { class: css.notice ?? '' },
    logo(page),
    element('h1', {}, title),
    element('p', {}, text),
  );

const logo = ({ logo: src, commerceName }: CounterPage): HTMLElement =>
  element('img', { src, alt: commerceName, height: '40', class: css.logo ?? '' });

function header({ page, words, store, isPlaceRefused }: Drawing, run: RiderRun): HTMLElement {
  const { waiting } = store.state();
  return element(
    'header',
    { class: css.header ?? '' },
    element(
      'div',
      { class: css.top ?? '' },
      logo(page),
      element(
        'a',
        { href: telUrl(run.storePhone), class: css.quiet ?? '', id: 'call-store' },
        words.callStore,
      ),
    ),
    element('h1', { class: css.hello ?? '' }, words.hello(run.riderName)),
    element('p', { class: css.from ?? '' }, words.from(run.storeName)),
    sharing(words, store, run.sharesPosition, isPlaceRefused),
    element(
      'p',
      { role: 'status', class: css.sending ?? '' },
      waiting.length === 0 ? '' : words.sending,
    ),
  );
}

function sharing(
  words: RiderPageTexts,
  store: RiderStore,
  shares: boolean,
  isRefused: boolean,
): HTMLElement {
  const onchange = (event: Event): void => {
    const { target } = event;
    if (target instanceof HTMLInputElement) store.act({ do: 'share', shares: target.checked });
  };
  const box = element('input', {
    type: 'checkbox',
    id: 'share',
    role: 'switch',
    checked: shares,
    'aria-describedby': 'share-text',
    onchange,
  });
  return element(
    'div',
    { class: css.share ?? '' },
    element('label', { for: 'share' }, box, element('b', {}, words.share)),
    element('p', { id: 'share-text' }, isRefused ? words.shareRefused : words.shareText),
  );
}

/** The stops in their order; the first that is not done is open. */
function stops(drawing: Drawing, run: RiderRun): HTMLElement {
  const next = run.stops.find((stop) => !isDone(stop));
  return element(
    'main',
    { class: css.stops ?? '' },
    ...run.stops.map((stop, index) =>
      drawStop(drawing, stop, {
        title: drawing.words.stop({ at: index + 1, of: run.stops.length }),
        isNext: stop === next,
        timeZone: run.timeZone,
      }),
    ),
  );
}
