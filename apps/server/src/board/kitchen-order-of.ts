import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { namedAllergies } from '@comanda/domain/counter/ticket/kitchen-notes.ts';
import { mentionsAllergy } from '@comanda/domain/counter/ticket/mentions-allergy.ts';
import { ticketOptions, withSubstitutes } from '@comanda/domain/counter/ticket/ticket-lines.ts';
import { removedByLine, substitutesOf } from '@comanda/domain/line-removal/removals-of-order.ts';
import type { KitchenOrderRow } from './kitchen-order.rows.ts';

/** Returns the dishes of an order with their options and notes, and its allergies. */
export const kitchenOrderOf = ({
  lines,
  answers,
  dispatch_note,
  line_removals,
}: KitchenOrderRow): Pick<BoardCard, 'lines' | 'allergies'> => {
  const removed = removedByLine(line_removals, lines?.length ?? 0);
  return {
    lines: [
      ...withSubstitutes(
        (lines ?? []).map(({ quantity, name, note, options }, at) => ({
          quantity: quantity - (removed[at] ?? 0),
          removed: removed[at] ?? 0,
          isSubstitute: false,
          name,
          options: [...ticketOptions(options ?? [])],
          note: note ?? '',
          warns: mentionsAllergy(note ?? ''),
        })),
        substitutesOf(line_removals).map(({ line, quantity, name, modifiers }) => ({
          line,
          dish: {
            ...{ quantity, removed: 0, isSubstitute: true, name, note: '', warns: false },
            options: [...ticketOptions(modifiers)],
          },
        })),
      ),
    ],
    allergies: namedAllergies({
      checkoutAnswers: answers ?? [],
      dispatchNote: dispatch_note ?? '',
      dishes: (lines ?? []).map(({ name, note }) => ({ name, note: note ?? '' })),
    }),
  };
};
