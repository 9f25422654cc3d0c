import type { RiderStop } from '@comanda/contract/rider.ts';
import { drawProblems } from './draw-problems.ts';
import type { Drawing, StopPlace } from './drawing.ts';
import { element, type Part } from './element.ts';
import css from './rider-page.module.css';
import type { StopMessage } from './rider-state.ts';

/** Returns the buttons of a stop: pick up, deliver with the code, report a problem. */
export function drawActions(
  drawing: Drawing,
  stop: RiderStop,
  { isNext }: StopPlace,
): readonly Part[] {
  const { words, store } = drawing;
  const { open, message, waiting } = store.state();
  const panel = open?.orderId === stop.orderId ? open.panel : null;
  const isBusy = waiting.some((action) => action.do !== 'share' && action.orderId === stop.orderId);
  const said = message?.orderId === stop.orderId ? messageText(words, message) : '';
  return [
    element('p', { role: 'alert', class: css.message ?? '' }, said),
    ...reported(drawing, stop),
    ...(panel === 'code' ? drawCode(drawing, stop, isBusy) : []),
    ...(panel === 'problem' ? drawProblems(drawing, stop, isBusy) : []),
    ...(panel === null ? drawButtons(drawing, stop, { isNext, isBusy }) : []),
  ];
}

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
  { words, store }: Drawing,
  { orderId, status, pickedUpAt, problem }: RiderStop,
  { isNext, isBusy }: { isNext: boolean; isBusy: boolean },
): readonly Part[] {
  const open = (panel: 'code' | 'problem') => (): void =>
    store.set({ open: { orderId, panel }, message: null });
  const isHeld = pickedUpAt !== null;
  const onclick = isHeld
    ? open('code')
    : (): void => {
        if (!isBusy) store.act({ do: 'pickUp', orderId });
      };
  const main = element(
    'button',
    {
      class: (isNext || !isHeld ? css.main : css.quiet) ?? '',
      id: `${isHeld ? 'deliver' : 'pick-up'}-${orderId}`,
      'aria-disabled': isBusy ? 'true' : null,
      onclick,
    },
    isHeld ? words.deliver : words.pickUp,
  );
  const trouble = element(
    'button',
    { class: css.link ?? '', id: `trouble-${orderId}`, onclick: open('problem') },
    words.trouble,
  );
  const isCooking = !isHeld && status === 'preparing';
  return [
    isCooking ? element('p', { class: css.option ?? '' }, words.waitForFood) : null,
    main,
    isHeld && problem === null ? trouble : null,
  ];
}

function drawCode(
  { words, store }: Drawing,
  { orderId }: RiderStop,
  isBusy: boolean,
): readonly Part[] {
  const id = `code-${orderId}`;
  const onsubmit = (event: Event): void => {
    event.preventDefault();
    const field = document.getElementById(id);
    const code = field instanceof HTMLInputElement ? field.value.trim() : '';
    if (!isBusy && /^\d{4}$/u.test(code)) store.act({ do: 'deliver', orderId, code });
  };
  return [
    element(
      'form',
      { class: css.code ?? '', onsubmit },
      element('label', { for: id }, words.codeTitle),
      codeField(id),
      element(
        'button',
        { class: css.main ?? '', 'aria-disabled': isBusy ? 'true' : null },
        words.confirm,
      ),
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
