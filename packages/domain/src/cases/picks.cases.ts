import type { Pick } from '../cart/cart.ts';
import type { PickProblem } from '../menu/check-picks.ts';
import { makePick } from '../testing/make.ts';

/**
 * A selection for Brasa Clásica (product 1 of the case menu) and its problems. A selection with a
 * problem cannot be sold.
 */
export type PicksCase = { name: string; picks: readonly Pick[]; problems: readonly PickProblem[] };

const rare = makePick(10, 101);

export const picksCases: readonly PicksCase[] = [
  { name: 'the required option alone is enough', picks: [rare], problems: [] },
  {
    name: 'nothing picked lacks the required option',
    picks: [],
    problems: [{ kind: 'missing', name: 'Punto de la carne' }],
  },
  {
    name: 'two points of meat are one too many',
    picks: [rare, makePick(10, 102)],
    problems: [{ kind: 'tooMany', name: 'Punto de la carne' }],
  },
  {
    name: 'three extras are the most',
    picks: [rare, makePick(11, 112, 2), makePick(11, 113)],
    problems: [],
  },
  {
    name: 'a fourth extra is one too many',
    picks: [rare, makePick(11, 112, 3), makePick(11, 113)],
    problems: [{ kind: 'tooMany', name: 'Extras' }],
  },
  {
    name: 'palta goes in once',
    picks: [rare, makePick(11, 113, 2)],
    problems: [{ kind: 'tooMany', name: 'Palta' }],
  },
  {
    name: 'cheese asks which one',
    picks: [rare, makePick(11, 111)],
    problems: [{ kind: 'missing', name: 'Tipo de queso' }],
  },
  {
    name: 'cheese with its kind is complete',
    picks: [rare, makePick(11, 111), makePick(12, 122, 1, 111)],
    problems: [],
  },
  {
    name: 'a kind of cheese without cheese is not asked',
    picks: [rare, makePick(12, 122, 1, 111)],
    problems: [{ kind: 'notAsked', name: 'Azul' }],
  },
  {
    name: 'a kind of cheese must name its cheese',
    picks: [rare, makePick(11, 111), makePick(12, 122)],
    problems: [{ kind: 'wrongParent', name: 'Azul' }],
  },
  {
    name: 'an extra of the first level has no parent',
    picks: [rare, makePick(11, 113, 1, 101)],
    problems: [{ kind: 'wrongParent', name: 'Palta' }],
  },
  {
    name: 'an id that does not exist is unknown',
    picks: [rare, makePick(11, 999)],
    problems: [{ kind: 'unknown', name: '' }],
  },
  {
    name: "another group's option is unknown in this one",
    picks: [rare, makePick(11, 102)],
    problems: [{ kind: 'unknown', name: '' }],
  },
  {
    name: 'the same option twice is refused, not added up',
    picks: [rare, makePick(11, 112), makePick(11, 112)],
    problems: [{ kind: 'repeated', name: 'Tocino' }],
  },
  {
    name: 'what the restaurant switched off is refused',
    picks: [rare, makePick(11, 114)],
    problems: [{ kind: 'disabled', name: 'Merkén' }],
  },
  { name: 'what came back a second ago is sold', picks: [rare, makePick(11, 113)], problems: [] },
];
