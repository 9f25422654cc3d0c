import type { RiderStop } from '@comanda/contract/rider.ts';
import { paymentText } from './draw-door.ts';
import { drawProblems } from './draw-problems.ts';
import type { Drawing, StopPlace } from './drawing.ts';
import { element, type Part } from './element.ts';
import css from './rider-page.module.css';
import type { StopMessage } from './rider-state.ts';

/** Returns the buttons of a stop: pick up, deliver with the code, report a problem. */
export function drawActions(drawing: Drawing, stop: RiderStop, place: StopPlace): readonly Part[] {
  const { words, store } = drawing;
  const { open, message, waiting, isOffline } = store.state();
  const panel = open?.orderId === stop.orderId ? open.panel : null;
  const isDelivering = waiting.some(
    (action) => action.do === 'deliver' && action.orderId === stop.orderId,
  );
  const said = message?.orderId === stop.orderId ? messageText(words, message) : '';
  return [
    element('p', { role: 'alert', class: css.message ?? '' }, said),
    ...reported(drawing, stop),
    ...(isDelivering ? drawSending(isOffline ? words.codeKept : words.sending) : []),
    ...(panel === 'code' && !isDelivering ? drawCode(drawing, stop) : []),
    ...(panel === 'problem' ? drawProblems(drawing, stop) : []),
    ...(panel === null && !isDelivering ? drawButtons(drawing, stop, place) : []),
  ];
}

const drawSending = (text: string): readonly Part[] => [
  element('p', { role: 'status', class: css.note ?? '' }, text),
];

function messageText(words: Drawing['words'], { says, tries }: StopMessage): string {
  return says === 'wrongCode' ? words.wrongCode(tries) : words[says];
}

function reported({ words, store }: Drawing, { orderId, problem }: RiderStop): readonly Part[] {
  if (problem === null) return [];
  const onclick = (): void => store.act({ do: 'report', orderId, problem: null, note: '' });
  return [
    element('p', { class: css.warning ?? '' }, words.reported(words.problem[problem])),
    element('button', { class: css.quiet ?? '', id: `solved-${orderId}`, onclick }, words.solved),
  ];
}

function drawButtons(
  drawing: Drawing,
  stop: RiderStop,
  { isNext, atStore }: StopPlace,
): readonly Part[] {
  const { words, store } = drawing;
  const { orderId, problem } = stop;
  if (stop.pickedUpAt === null) return drawPickUp(drawing, stop, isNext ? atStore : null);
  const open = (panel: 'code' | 'problem') => (): void =>
    store.set({ open: { orderId, panel }, message: null });
  const trouble = { class: css.link ?? '', id: `trouble-${orderId}`, onclick: open('problem') };
  const deliver = {
    class: (isNext ? css.main : css.quiet) ?? '',
    id: `deliver-${orderId}`,
    onclick: open('code'),
  };
  return [
    problem === null ? element('button', trouble, words.trouble) : null,
    element('button', deliver, words.deliver),
  ];
}

/**
 * At the store one tap takes the food of every stop, once all of it is cooked. `atStore` null: this
 * is not the next stop.
 */
function drawPickUp(
  { words, store }: Drawing,
  stop: RiderStop,
  atStore: readonly RiderStop[] | null,
): readonly Part[] {
  const isCooking = ({ status }: RiderStop): boolean => status === 'preparing';
  const taken = atStore === null || atStore.some(isCooking) ? [stop] : atStore;
  const onclick = (): void => taken.forEach(({ orderId }) => store.act({ do: 'pickUp', orderId }));
  return [
    isCooking(stop) ? element('p', { class: css.option ?? '' }, words.waitForFood) : null,
    element(
      'button',
      {
        class: (atStore === null ? css.quiet : css.main) ?? '',
        id: `pick-up-${stop.orderId}`,
        onclick,
      },
      taken.length > 1 ? words.pickUpAll(taken.length) : words.pickUp,
    ),
  ];
}

function drawCode({ page, words, store }: Drawing, { orderId, door }: RiderStop): readonly Part[] {
  const id = `code-${orderId}`;
  const onsubmit = (event: Event): void => {
    event.preventDefault();
    const field = document.getElementById(id);
    const code = field instanceof HTMLInputElement ? field.value.trim() : '';
    if (/^\d{4}$/u.test(code)) store.act({ do: 'deliver', orderId, code });
  };
  return [
    element(
      'form',
      { class: css.code ?? '', onsubmit },
      // The notes of the stop may have pushed the amount off the screen.
      door === null
        ? null
        : element('p', { class: css.option ?? '' }, paymentText(page.country, words, door)),
      element('label', { for: id }, words.codeTitle),
      codeField(id),
      element('button', { class: css.main ?? '' }, words.confirm),
      element(
        'button',
        {
          type: 'button',
          class: css.link ?? '',
          onclick: () => store.set({ open: null, message: null }),
        },
        words.back,
      ),
    ),
  ];
}

/** Typed digits outlive a drawing, and end with their panel. */
const typed = new Map<string, string>();

function codeField(id: string): HTMLElement {
  const field = element('input', {
    id,
    inputmode: 'numeric',
    enterkeyhint: 'done',
    autocomplete: 'off',
    pattern: '\\d{4}',
    maxlength: '4',
    required: true,
    value: typed.get(id) ?? '',
    oninput: ({ target }) => {
      if (target instanceof HTMLInputElement) typed.set(id, target.value);
    },
  });
  if (!document.getElementById(id)) {
    typed.delete(id);
    field.removeAttribute('value');
    queueMicrotask(() => field.focus());
  }
  return field;
}
