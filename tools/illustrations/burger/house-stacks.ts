import { bacon, houseSauce, mayonnaise } from './cooked.ts';
import { brioche, crown, heel, potatoBread } from './bun.ts';
import { cheddar } from './dairy.ts';
import { lettuce } from './greens.ts';
import type { Layer } from './layer.ts';
import { beanPatty, beef, crispyChicken } from './meat.ts';
import { avocado, pickle, redOnion, tomato } from './slices.ts';

/** The burgers that also come in combos, from the heel up. */
export const classic: readonly Layer[] = [heel(brioche), lettuce, beef, cheddar, tomato, pickle, houseSauce, crown(brioche)];

export const doubleEmber: readonly Layer[] = [heel(brioche), houseSauce, beef, cheddar, beef, cheddar, bacon, redOnion, crown(brioche)];

export const garden: readonly Layer[] = [heel(potatoBread), lettuce, beanPatty, tomato, avocado, crown(potatoBread)];

export const chickenCrisp: readonly Layer[] = [heel(brioche), lettuce, crispyChicken, mayonnaise, pickle, crown(brioche)];
