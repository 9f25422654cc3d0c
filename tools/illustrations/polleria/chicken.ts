import { at, clipped, group, soft } from '../kit/markup.ts';
import { even, radial } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { flakes, specks } from '../kit/texture.ts';

const golden = ['#FFC566', '#E58E2C', '#A8500F', '#5E2606'];
const char = { colours: ['#4A1A05', '#6E2E0A', '#F7B55A'], size: [6, 20], opacity: 0.32 } as const;
const herbs = { colours: ['#3E5A1C', '#1F1206', '#FFE3A0'], size: [2, 5], opacity: 0.8 } as const;

type Area = { x: number; y: number; width: number; height: number };

/** Roasted skin in an outline: lit from the upper left, charred, rubbed with herbs. */
export function skin(chance: Random, d: string, area: Area): string {
  const count = Math.round((area.width * area.height) / 2_600);
  return (
    shadow(d, { right: 4, down: 10, blur: 10, opacity: 0.5 }) +
    shape(d, radial({ x: 0.36, y: 0.22, radius: 0.95 }, ...even(golden))) +
    clipped(
      d,
      flakes(chance, area, { count, ...char }),
      specks(chance, area, { count: count * 2, ...herbs }),
      ellipse(
        area.x + area.width * 0.34,
        area.y + area.height * 0.2,
        area.width * 0.22,
        area.height * 0.07,
        '#FFF1C9',
        { opacity: 0.75, ...soft(10) },
      ),
    )
  );
}

/** The end of a bone, pointing to the upper right from (0, 0). */
const bone = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    stroke('M-40 34L20 -24', '#8A5A24', 40, { opacity: 0.5, transform: 'translate(4 8)' }),
    stroke('M-40 34L20 -24', '#F6E6C4', 34),
    ellipse(18, -40, 22, 20, '#FFF6DF'),
    ellipse(38, -16, 22, 20, '#F3DFB6'),
  );

const drumstick =
  'M-170 70C-196 -30 -110 -120 -10 -96C70 -80 110 -120 160 -166L204 -124C160 -66 150 0 66 68C-10 122 -150 136 -170 70Z';

/** A leg with its thigh, lying; the bone points to the upper right. */
export const leg = (seed: string, x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    bone(196, -162),
    skin(random(seed), drumstick, { x: -180, y: -170, width: 390, height: 290 }),
    stroke('M-120 40C-90 -20 -40 -44 20 -36', '#5E2606', 10, { opacity: 0.35, ...soft(3) }),
  );

const wingShape =
  'M-130 10C-150 -70 -70 -116 0 -84C60 -96 120 -60 128 -6C100 30 40 10 10 34C-30 76 -116 70 -130 10Z';

const wing = (seed: string, x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    skin(random(seed), wingShape, { x: -140, y: -110, width: 280, height: 180 }),
    stroke('M-70 20C-40 -10 -10 -14 30 -6', '#5E2606', 9, { opacity: 0.4, ...soft(3) }),
  );

const body =
  'M-350 -70C-380 -250 -230 -392 -30 -380C190 -372 330 -270 344 -116C350 -20 220 -8 0 -8C-220 -8 -342 -6 -350 -70Z';

/** A whole chicken from the coals, resting on its back: breast up, legs crossed at the right. */
export const roast = (seed: string): string =>
  leg(`${seed} far`, 210, -250, 0.86) +
  skin(random(seed), body, { x: -360, y: -390, width: 710, height: 390 }) +
  stroke('M-250 -250C-180 -330 -60 -350 60 -330', '#7A3408', 12, { opacity: 0.35, ...soft(6) }) +
  wing(`${seed} wing`, -190, -120, 1.05) +
  leg(`${seed} near`, 150, -130, 1.12);

const breast =
  'M-300 -40C-340 -190 -220 -316 -60 -300C90 -290 190 -200 196 -90C198 -20 100 -4 -60 -4C-200 -4 -290 6 -300 -40Z';

/** Half a chicken: its breast, a wing and a leg. */
export const halfChicken = (seed: string): string =>
  skin(random(seed), breast, { x: -310, y: -310, width: 510, height: 310 }) +
  wing(`${seed} wing`, -190, -90, 0.86) +
  leg(`${seed} leg`, 170, -120, 1.06);

/** A quarter: leg and thigh, as it is cut at the counter. */
export const quarterChicken = (seed: string): string => leg(seed, 0, -130, 1.32);

/** A wing glazed with sauce; `flip` -1 points it to the left. */
export const glazedWing = (seed: string, x: number, y: number, flip: 1 | -1): string =>
  at(
    x,
    y,
    1,
    group(
      { transform: `scale(${flip} 1)` },
      wing(seed, 0, 0, 0.95),
      stroke('M-90 -30C-50 -70 10 -66 70 -48', '#B3210F', 22, { opacity: 0.55, ...soft(6) }),
      stroke('M-80 -40C-50 -66 0 -64 40 -54', '#FFD9B0', 8, { opacity: 0.8, ...soft(3) }),
    ),
  );
