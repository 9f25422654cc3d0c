import { isTaxIdKind, type QuestionKind } from '../../store/question-kinds.ts';
import { mentionsAllergy } from './mentions-allergy.ts';

/** An answer to a question of the store. */
export type AnsweredQuestion = {
  checkoutQuestion: string;
  kind: QuestionKind | null;
  answer: string;
};

/** An allergy that a shopper names. `dish`: the dish whose note names it; null: the whole order. */
export type NamedAllergy = { dish: string | null; text: string };

type Order = {
  checkoutAnswers: readonly AnsweredQuestion[];
  dispatchNote: string;
  dishes: readonly { name: string; note: string }[];
};

/**
 * Returns every allergy that the shopper names: those of the whole order first, then those in the
 * notes of its dishes. docs/rules/counter-ticket.md#allergies.
 */
export const namedAllergies = ({ dishes, ...order }: Order): readonly NamedAllergy[] => [
  ...orderAllergies(order).map((text) => ({ dish: null, text })),
  ...dishes
    .filter(({ note }) => mentionsAllergy(note))
    .map(({ name, note }) => ({ dish: name, text: note })),
];

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
