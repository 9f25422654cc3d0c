import type { Layer } from '../burger/layer.ts';
import { stack } from '../burger/stack.ts';
import { lemonade } from '../drinks/lemonade.ts';
import { peachTea } from '../drinks/peach-tea.ts';
import { cola } from '../drinks/tumbler.ts';
import { at, soft } from '../kit/markup.ts';
import { ellipse } from '../kit/shapes.ts';
import { classic, doubleEmber, garden } from '../burger/house-stacks.ts';
import { fries, sweetPotatoFries } from '../sides/fries.ts';
import { rings } from '../sides/onion-rings.ts';
import { tray } from '../sides/vessels.ts';

export const burger = (
  x: number,
  size: number,
  seed: string,
  layers: readonly Layer[],
  y = 0,
): string =>
  at(
    x,
    y,
    size,
    ellipse(10, 4, 300, 26, '#1c0701', { opacity: 0.5, ...soft(10) }),
    stack(seed, layers).drawing,
  );

export const emberCombo = (): string =>
  at(-345, -4, 0.95, fries('combo', { box: '#8E1E10', stripe: '#FFD27A' })) +
  at(390, -4, 0.98, cola('combo')) +
  burger(10, 0.84, 'brasa', classic);

export const duoCombo = (): string =>
  at(0, -60, 0.98, fries('dúo')) +
  burger(-270, 0.74, 'doble', doubleEmber) +
  burger(274, 0.76, 'brasa', classic);

export const doubleCombo = (): string =>
  at(-346, 0, 0.66, rings(), tray(620)) +
  at(396, -4, 0.98, lemonade()) +
  burger(26, 0.82, 'doble combo', doubleEmber);

export const gardenCombo = (): string =>
  at(-360, -4, 0.88, sweetPotatoFries()) +
  at(392, -4, 0.92, peachTea()) +
  burger(14, 0.84, 'huerta combo', garden);
