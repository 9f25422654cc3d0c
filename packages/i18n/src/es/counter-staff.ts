import { accountWords } from './counter-account.ts';
import { peopleWords } from './counter-people.ts';
import { signInWords } from './counter-sign-in.ts';
import type { Vocabulary } from './words.ts';

/** The people of a restaurant at the counter: their sign-in, their roles, and what they did. */
export const counterStaff = (w: Vocabulary) => ({
  signIn: { ...signInWords(w) },
  people: { ...peopleWords(w) },
  account: { ...accountWords(w) },
});
export type CounterStaffTexts = ReturnType<typeof counterStaff>;
