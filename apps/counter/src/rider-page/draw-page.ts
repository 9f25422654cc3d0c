import type { CounterPage } from '@comanda/contract/counter/counter-page.ts';
import type { RiderRun } from '@comanda/contract/rider.ts';
import type { RiderPageTexts } from '@comanda/i18n/es/rider-page.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { expectedRun } from './expected-run.ts';
import { drawMoney } from './draw-money.ts';
import { clockOf, drawStop } from './draw-stop.ts';
import type { Drawing } from './drawing.ts';
import { element, type Part } from './element.ts';
import css from './rider-page.module.css';
import { isDone, type RiderStore } from './rider-state.ts';

/** Returns the page: the run, or why there is none. */
export function drawPage(drawing: Drawing): readonly Part[] {
  const { page, words, store } = drawing;
  const { run: known, isGone, isOffline, waiting } = store.state();
  const banner = element(
    'div',
    { class: css.banner ?? '', role: 'status', hidden: !isOffline },
    ...(isOffline ? bannerTexts(words, known, waiting.length) : []),
  );
  if (isGone) return [banner, notice(page, words.goneTitle, words.goneText)];
  if (known === null)
    return [
      banner,
      element('main', { class: css.notice ?? '' }, isOffline ? words.noStops : words.loading),
    ];
  if (known.endedAt !== null)
    return [banner, notice(page, words.endedTitle, words.endedText, drawMoney(drawing, known))];
  const run = expectedRun(known, waiting);
  return [banner, header(drawing, run), stops(drawing, run)];
}

/** That there is no connection, how old the stops are, and what waits to be sent. */
const bannerTexts = (
  words: RiderPageTexts,
  run: RiderRun | null,
  unsent: number,
): readonly Part[] => [
  element('b', {}, words.offline),
  ...(run === null
    ? []
    : [
        element('span', {}, words.offlineText),
        element('span', {}, words.asOf(clockOf(run.now, run.timeZone))),
      ]),
  unsent === 0 ? null : element('b', {}, words.unsent(unsent)),
];

const notice = (page: CounterPage, title: string, text: string, more: Part = null): HTMLElement =>
  element(
    'main',
    { class: css.notice ?? '' },
    logo(page),
    element('h1', {}, title),
    element('p', {}, text),
    more,
  );

const logo = ({ logo: src, commerceName }: CounterPage): HTMLElement =>
  element('img', { src, alt: commerceName, height: '40', class: css.logo ?? '' });

function header({ page, words }: Drawing, run: RiderRun): HTMLElement {
  return element(
    'header',
    { class: css.header ?? '' },
    logo(page),
    element(
      'div',
      { class: css.hello ?? '' },
      element('h1', {}, words.hello(run.riderName)),
      element('p', {}, words.from(run.storeName)),
    ),
    element(
      'a',
      {
        href: telUrl(run.storePhone),
        class: css.quiet ?? '',
        id: 'call-store',
        'aria-label': words.callStore,
      },
      words.callStoreShort,
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

/**
 * The stops in their order, of which the first that is not done is open; below them the money that
 * the rider has, and the choice about the position.
 */
function stops(drawing: Drawing, run: RiderRun): HTMLElement {
  const { words, store, isPlaceRefused } = drawing;
  const next = run.stops.find((stop) => !isDone(stop));
  const atStore = run.stops.filter((stop) => !isDone(stop) && stop.pickedUpAt === null);
  return element(
    'main',
    { class: css.stops ?? '' },
    ...run.stops.map((stop, index) =>
      drawStop(drawing, stop, {
        title: drawing.words.stop({ at: index + 1, of: run.stops.length }),
        isNext: stop === next,
        atStore,
        timeZone: run.timeZone,
      }),
    ),
    drawMoney(drawing, run),
    sharing(words, store, run.sharesPosition, isPlaceRefused),
  );
}
