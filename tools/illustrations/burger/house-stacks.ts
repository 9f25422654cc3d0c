import { bacon, houseSauce, mayonnaise, wineOnion } from './cooked.ts';
import { brioche, crown, darkBread, heel, potatoBread } from './bun.ts';
import { cheddar, goatCheese } from './dairy.ts';
import { arugula, lettuce } from './greens.ts';
import type { Layer } from './layer.ts';
import { beanPatty, beef, crispyChicken, lamb } from './meat.ts';
import { avocado, pickle, redOnion, tomato } from './slices.ts';

/** The burgers that are drawn in more than one picture, from the heel up. */
export const classic: readonly Layer[] = [
  heel(brioche),
  lettuce,
  beef,
  cheddar,
  tomato,
  pickle,
  houseSauce,
  crown(brioche),
];

export const doubleEmber: readonly Layer[] = [
  heel(brioche),
  houseSauce,
  beef,
  cheddar,
  beef,
  cheddar,
  bacon,
  redOnion,
  crown(brioche),
];

export const garden: readonly Layer[] = [
  heel(potatoBread),
  lettuce,
  beanPatty,
  tomato,
  avocado,
  crown(potatoBread),
];

export const chickenCrisp: readonly Layer[] = [
  heel(brioche),
  lettuce,
  crispyChicken,
  mayonnaise,
  pickle,
  crown(brioche),
];

export const lambStack: readonly Layer[] = [
  heel(darkBread),
  arugula,
  lamb,
  goatCheese,
  wineOnion,
  crown({ ...darkBread, strewn: 'flour' }),
];
