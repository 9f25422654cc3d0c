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
          element(
            'label',
            {},
            element('input', {
              type: 'radio',
              name: `problem-${orderId}`,
              id: `${problem}-${orderId}`,
              checked: problem === value.problem,
              onchange: () => choose({ problem }),
            }),
            words.problem[problem],
          ),
        ),
      ),
      element('label', { for: `note-${orderId}` }, words.note),
      element('input', {
        id: `note-${orderId}`,
        maxlength: String(fieldLengths.dispatchNote),
        value: value.note,
        oninput: ({ target }) => {
          if (target instanceof HTMLInputElement) choose({ note: target.value });
        },
      }),
      element('button', { class: css.main ?? '' }, words.report),
      element('button', { type: 'button', class: css.link ?? '', onclick: back }, words.back),
    ),
  ];
}
