import type { RiderStop } from '@comanda/contract/rider.ts';
import { type StopProblem, stopProblems } from '@comanda/domain/rider/stop-problems.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import type { Drawing } from './drawing.ts';
import { element, type Part } from './element.ts';
import css from './rider-page.module.css';

/** The problem and the note that the rider chose so far; they outlive a drawing. */
const chosen = new Map<string, { problem: StopProblem; note: string }>();

/** Returns the form with which the rider reports a problem to the counter. */
export function drawProblems({ words, store }: Drawing, { orderId }: RiderStop): readonly Part[] {
  const value = chosen.get(orderId) ?? { problem: stopProblems[0], note: '' };
  const choose = (change: Partial<typeof value>): void =>
    void chosen.set(orderId, { ...value, ...chosen.get(orderId), ...change });
  const onsubmit = (event: Event): void => {
    event.preventDefault();
    store.act({ do: 'report', orderId, ...value, ...chosen.get(orderId) });
    store.set({ open: null });
    chosen.delete(orderId);
  };
  if (!document.getElementById(`note-${orderId}`))
    queueMicrotask(() => document.getElementById(`${value.problem}-${orderId}`)?.focus());
  const back = (): void => store.set({ open: null, message: null });
  return [
    element(
      'form',
      { class: css.code ?? '', onsubmit },
      element(
        'fieldset',
        { class: css.problems ?? '' },
        element('legend', {}, words.troubleTitle),
        ...stopProblems.map((problem) =>
          problemChoice(`${problem}-${orderId}`, words.problem[problem], {
            name: `problem-${orderId}`,
            checked: problem === value.problem,
            onchange: () => choose({ problem }),
          }),
        ),
      ),
      ...noteField(`note-${orderId}`, words.note, value.note, (note) => choose({ note })),
      element('button', { class: css.main ?? '' }, words.report),
      element('button', { type: 'button', class: css.link ?? '', onclick: back }, words.back),
    ),
  ];
}

type Radio = { name: string; checked: boolean; onchange: () => void };

const problemChoice = (id: string, text: string, radio: Radio): Part =>
  element('label', {}, element('input', { type: 'radio', id, ...radio }), text);

const noteField = (
  id: string,
  label: string,
  value: string,
  onType: (note: string) => void,
): readonly Part[] => [
  element('label', { for: id }, label),
  element('input', {
    id,
    maxlength: String(fieldLengths.dispatchNote),
    value,
    oninput: ({ target }) => {
      if (target instanceof HTMLInputElement) onType(target.value);
    },
  }),
];
