import { at } from '../../kit/markup.ts';
import { random } from '../../kit/random.ts';
import { ellipse } from '../../kit/shapes.ts';
import { cobSlice, tortillas } from '../maize/tortillas.ts';
import { leaf, lime, scattered, sprig } from '../pieces/greens.ts';
import { beans, rice, sesame } from '../pieces/grains.ts';
import { leg, shank } from '../pieces/meats.ts';
import { fat, pieces, tones } from '../pieces/piece.ts';
import {
  cherry,
  indigo,
  jade,
  lagoon,
  linen,
  maize,
  plum,
  table,
  type Cloth,
} from '../table/cloths.ts';
import { clayBowl, dish, earedPot, enamelBowl } from '../table/vessels.ts';

/** A pot in the middle of the cloth, a little to the left, and what stands around it. */
const stew = (cloth: Cloth, pot: string, around: string): string =>
  table(cloth, at(-70, -6, 1, pot), around);

export function pepian(): string {
  const chance = random('pepian');
  return (
    clayBowl(['#A04A1C', '#7A2E0C', '#431605']) +
    fat(chance, 300, '#F4A35A') +
    pieces(chance, [
      [-90, -90, 132, 98, tones.chicken, true],
      [80, 56, 120, 92, tones.chicken, true],
      [120, -126, 76, 58, tones.potato],
      [-124, 100, 80, 60, tones.potato],
      [0, -26, 60, 46, tones.squash],
      [194, -20, 58, 44, tones.carrot],
      [0, 158, 56, 42, tones.squash],
    ]) +
    sesame(chance, 0, 0, 190, 180) +
    sprig(40, -46)
  );
}

function kakik(): string {
  const chance = random('kakik');
  return (
    clayBowl(['#E2562A', '#BE3412', '#7A1C06']) +
    fat(chance, 300, '#FFC27A', 34) +
    leg(-30, -40, 1.12, 28) +
    pieces(chance, [
      [-170, 130, 60, 48, tones.tomato],
      [166, -150, 52, 42, tones.tomato],
      [30, 170, 80, 52, tones.chicken, true],
    ]) +
    scattered(chance, 26, 240, ['#4E8E2A', '#7DBB3C', '#356B1C']) +
    sprig(-150, -120)
  );
}

function jocon(): string {
  const chance = random('jocon');
  return (
    clayBowl(['#A9BF4A', '#7C9A28', '#4A6412']) +
    fat(chance, 300, '#EAF3A8') +
    pieces(chance, [
      [-70, -66, 140, 104, tones.chicken, true],
      [90, 74, 116, 88, tones.chicken, true],
      [130, -96, 70, 54, tones.potato],
      [-110, 120, 70, 54, tones.potato],
      [-10, 176, 52, 40, ['#DDEBA0', '#A8C450', '#5F7F1C']],
      [-214, -6, 48, 40, ['#DDEBA0', '#A8C450', '#5F7F1C']],
    ]) +
    sprig(20, 0) +
    sprig(140, 6)
  );
}

function beefBroth(): string {
  const chance = random('caldo de res');
  return (
    enamelBowl(['#E7B765', '#C98C38', '#8E5A1A'], '#1C4E80', 370) +
    fat(chance, 300, '#FFE2A0', 40) +
    shank(chance, -86, -60, 130) +
    cobSlice(112, -126, 78) +
    cobSlice(176, 30, 70) +
    pieces(chance, [
      [-150, 126, 86, 60, ['#E8F2B4', '#B4CF6A', '#76963A']],
      [30, 120, 80, 56, tones.potato],
      [-10, 214, 60, 40, tones.carrot],
      [-230, 20, 46, 38, tones.carrot],
    ]) +
    scattered(chance, 20, 250, ['#4E8E2A', '#7DBB3C'])
  );
}

function subanik(): string {
  const chance = random('subanik');
  const leaves = [-150, -96, -30, 40, 110, 168].map((lean) =>
    leaf(Math.cos(lean / 57.3) * 170, Math.sin(lean / 57.3) * 170, 1.9, lean, [
      '#6E9A3E',
      '#2F5A1C',
    ]),
  );
  return (
    leaves.join('') +
    earedPot(['#C8421C', '#962408', '#520F02'], 318) +
    fat(chance, 270, '#F7A05A') +
    pieces(chance, [
      [-110, -80, 110, 84, tones.beef, true],
      [70, -110, 104, 76, tones.pork, true],
      [20, 60, 122, 88, tones.chicken, true],
      [-130, 90, 84, 62, tones.pork, true],
      [170, 50, 60, 46, ['#E4573A', '#B31D1B', '#6B0A0C']],
    ]) +
    leaf(-20, -30, 0.5, 30, ['#4E6E2A', '#2A4416'])
  );
}

function revolcado(): string {
  const chance = random('revolcado');
  const cuts = Array.from({ length: 13 }, (_, index) => {
    const [angle, reach] = [index * 2.4, 60 * Math.sqrt(index)];
    return [
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      62,
      48,
      index % 3 ? tones.pork : tones.beef,
      true,
    ] as const;
  });
  return (
    earedPot(['#B8522A', '#8A3214', '#4E1806']) +
    fat(chance, 290, '#E8A468') +
    pieces(chance, cuts) +
    pieces(chance, [
      [60, -150, 40, 30, tones.tomato],
      [-180, 60, 38, 30, tones.tomato],
    ]) +
    scattered(chance, 14, 200, ['#5E8A2E', '#86B33C'])
  );
}

function pulique(): string {
  const chance = random('pulique');
  return (
    clayBowl(['#F2B54A', '#D98A1E', '#96560A']) +
    fat(chance, 300, '#FFE7A8', 20) +
    leg(-40, -90, 0.94, -22, ['#F7D6A4', '#D9A060', '#8A5424']) +
    leg(50, 96, 0.86, 168, ['#F7D6A4', '#D9A060', '#8A5424']) +
    pieces(chance, [
      [-190, 70, 62, 48, tones.squash],
      [196, -70, 58, 44, tones.carrot],
      [150, 180, 54, 42, tones.squash],
    ]) +
    scattered(chance, 34, 250, ['#4E7A2A', '#6B9A3A', '#2F5A1C'])
  );
}

function whiteBeans(): string {
  const chance = random('frijoles blancos');
  return (
    enamelBowl(['#F3D9A6', '#DDB36C', '#A87A34'], '#1F6F54', 370) +
    beans(chance, 280, 90, ['#FFF6E2', '#F3E2BE', '#E6CD9C']) +
    pieces(chance, [
      [-90, -70, 120, 84, tones.pork, true],
      [110, 60, 110, 78, tones.pork, true],
      [70, -150, 46, 34, tones.tomato],
    ]) +
    ellipse(-100, -76, 34, 24, '#FFF3DA') +
    ellipse(116, 56, 32, 22, '#FFF3DA') +
    beans(chance, 240, 22, ['#FFF6E2', '#F3E2BE']) +
    sprig(-40, 90)
  );
}

const limeAndTortillas = (seed: string): string =>
  lime(330, -240, 1, 20) + tortillas(random(seed), 400, 180, 176);

export const stews: Record<string, () => string> = {
  'pepian-de-pollo': () =>
    stew(
      jade,
      pepian(),
      tortillas(random('t pepian'), 404, 176, 180) +
        rice(random('r pepian'), 400, -246, 122, 102, 150),
    ),
  'kakik-de-pavo': () => stew(indigo, kakik(), limeAndTortillas('t kakik')),
  jocon: () =>
    stew(
      linen,
      jocon(),
      rice(random('r jocon'), 400, -240, 130, 106, 170) +
        tortillas(random('t jocon'), 400, 180, 174),
    ),
  'caldo-de-res': () =>
    stew(
      plum,
      beefBroth(),
      dish(400, -220, 110, tones.salsa, '#C0643A') +
        sprig(380, -226) +
        lime(390, 60, 0.9, 10) +
        lime(440, 220, 0.9, 70),
    ),
  subanik: () => stew(maize, subanik(), rice(random('r subanik'), 420, 240, 150, 126, 190)),
  revolcado: () =>
    stew(
      lagoon,
      revolcado(),
      tortillas(random('t revolcado'), 404, -196, 168) +
        dish(400, 210, 108, ['#E8573A', '#B9301C', '#6B0E08']),
    ),
  'pulique-de-gallina': () =>
    stew(
      cherry,
      pulique(),
      rice(random('r pulique'), 400, 210, 130, 110, 160) + leaf(300, -260, 0.9, 20),
    ),
  'frijoles-blancos-con-espinazo': () =>
    stew(
      jade,
      whiteBeans(),
      tortillas(random('t blancos'), 410, -200, 160) + lime(400, 200, 1, 40),
    ),
};
