import { brioche, crown, heel, potatoBread } from '../burger/bun.ts';
import { cheddar } from '../burger/dairy.ts';
import { kidsBeef } from '../burger/meat.ts';
import { stack } from '../burger/stack.ts';
import { flag } from './flag.ts';
import { at, soft } from '../kit/markup.ts';
import { ellipse } from '../kit/shapes.ts';
import { plate } from '../sides/vessels.ts';

export const miniBurger = (seed: string, width = 360): string =>
  stack(seed, [heel(brioche), kidsBeef, cheddar, crown(brioche)], width).drawing;

export const contactBelow = (half: number): string =>
  ellipse(8, 0, half, 22, '#1c0701', { opacity: 0.45, ...soft(10) });

export const cheeseMini = (): string =>
  plate(400) +
  at(
    0,
    -34,
    1.28,
    stack('mini', [heel(potatoBread), kidsBeef, cheddar, cheddar, crown(potatoBread)], 400).drawing,
  ) +
  at(10, -440, 1.05, flag('#B93418'));
