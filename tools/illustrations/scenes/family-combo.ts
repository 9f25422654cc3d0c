import { familyBottle } from '../drinks/family-bottle.ts';
import { at } from '../kit/markup.ts';
import { random } from '../kit/random.ts';
import { type DrawnPoint } from '../kit/shapes.ts';
import { chickenCrisp, classic, doubleEmber, garden } from '../burger/house-stacks.ts';
import { burger } from './combos.ts';
import { fries } from '../sides/fries.ts';
import { nuggets } from '../sides/nuggets.ts';
import { tray } from '../sides/vessels.ts';

const nuggetHeap: readonly DrawnPoint[] = [
  [-70, -128],
  [70, -130],
  [-150, -70],
  [0, -76],
  [150, -70],
  [0, -180],
];

export const familyCombo = (): string =>
  at(-12, -100, 0.8, familyBottle()) +
  at(-250, -120, 0.8, fries('familia uno')) +
  at(220, -120, 0.8, fries('familia dos', { box: '#F2A93B', stripe: '#B93418' })) +
  burger(-420, 0.52, 'familia a', classic, -70) +
  burger(420, 0.52, 'familia b', chickenCrisp, -70) +
  burger(-210, 0.6, 'familia c', doubleEmber) +
  burger(210, 0.6, 'familia d', garden) +
  at(0, 14, 0.8, nuggets(random('familia nuggets'), nuggetHeap, { rx: 82, ry: 62 }), tray(470));
