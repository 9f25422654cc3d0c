import { isTaxIdKind, type QuestionKind } from '../../store/question-kinds.ts';
import { mentionsAllergy } from './mentions-allergy.ts';

/** An answer to a question of the store. */
export type AnsweredQuestion = {
  checkoutQuestion: string;
  kind: QuestionKind | null;
  answer: string;
};

/**
 * A text of the shopper that the kitchen reads before it cooks. `dish`: the dish that it is about;
 * null: the whole order.
 */
export type KitchenNote = { kind: 'allergy' | 'note'; dish: string | null; text: string };

type Order = {
  checkoutAnswers: readonly AnsweredQuestion[];
  dispatchNote: string;
  dishes: readonly { name: string; note: string }[];
};

/**
 * Returns what the shopper wrote to the kitchen: the allergies first, then the notes of the dishes.
 * docs/rules/counter-ticket.md#allergies.
 */
export function kitchenNotes({ dishes, ...order }: Order): readonly KitchenNote[] {
  const allergies = orderAllergies(order).map((text): KitchenNote => ({
    kind: 'allergy',
    dish: null,
    text,
  }));
  const notes = dishes
    .filter(({ note }) => note !== '')
    .map(({ name, note }): KitchenNote => ({
      kind: mentionsAllergy(note) ? 'allergy' : 'note',
      dish: name,
      text: note,
    }));
  const isAllergy = ({ kind }: KitchenNote): boolean => kind === 'allergy';
  return [...allergies, ...notes.filter(isAllergy), ...notes.filter((note) => !isAllergy(note))];
}

/**
 * Returns the allergies that hold for the whole order: each answer to a question about them, unless
 * it only says no, and a note for the delivery that names one.
 */
export function orderAllergies({
  checkoutAnswers,
  dispatchNote,
}: Pick<Order, 'checkoutAnswers' | 'dispatchNote'>): readonly string[] {
  const answers = checkoutAnswers.filter(isAboutAllergies).map(({ answer }) => answer);
  return [...answers, ...(mentionsAllergy(dispatchNote) ? [dispatchNote] : [])];
}

/** A question of another kind whose words name allergies counts too. */
const isAboutAllergies = ({ kind, checkoutQuestion, answer }: AnsweredQuestion): boolean =>
  kind === 'allergy' ||
  mentionsAllergy(answer) ||
  (isFree(kind) && mentionsAllergy(checkoutQuestion))
    ? !saysNo(answer)
    : false;

const isFree = (kind: AnsweredQuestion['kind']): boolean => kind == null || !isTaxIdKind(kind);

/**
 * Answers that say no and nothing else. Any other answer is shown: a warning too much does less
 * harm than one too few.
 */
const denials = new Set([
  ...[
    'no',
    'no gracias',
    'ninguna',
    'ninguno',
    'ninguna gracias',
    'nada',
    'no tengo',
    'no tenemos',
  ],
  ...['sin alergias', 'no hay', 'no tengo alergias', 'no tengo ninguna', 'n/a', 'na', ''],
]);

const saysNo = (answer: string): boolean =>
  denials.has(
    answer
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}/]+/gu, ' ')
      .trim(),
  );
