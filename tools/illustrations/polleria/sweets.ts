import { at, clipped, repeatMarkup, soft } from '../kit/markup.ts';
import { even, horizontal, radial, vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { sheen, specks } from '../kit/texture.ts';

const cupShape =
  'M-190 -360L190 -360C180 -190 120 -110 40 -92L40 -40Q120 -28 130 0L-130 0Q-120 -28 -40 -40L-40 -92C-120 -110 -180 -190 -190 -360Z';
const caramel =
  'M-176 -330Q0 -300 176 -330C160 -200 110 -120 0 -110C-110 -120 -160 -200 -176 -330Z';
const meringue =
  'M-196 -344C-240 -400 -170 -456 -120 -436C-130 -500 -40 -540 -6 -500C-10 -560 30 -590 40 -600C40 -570 80 -540 66 -500C140 -520 180 -450 150 -430C220 -430 230 -370 194 -344Q0 -300 -196 -344Z';

/** Suspiro a la limeña: soft caramel in a cup under a swirl of meringue and cinnamon. */
export function suspiro(): string {
  const chance = random('suspiro');
  return (
    shape(cupShape, '#fff', { opacity: 0.35 }) +
    shape(caramel, vertical([0, '#E9B878'], [1, '#A8622A'])) +
    shape(cupShape, sheen(0.6, 0.4)) +
    shadow(meringue, { down: 10, blur: 10, opacity: 0.35 }) +
    shape(
      meringue,
      radial({ x: 0.36, y: 0.24, radius: 0.9 }, ...even(['#FFFFFF', '#FBF3E6', '#E2CFB4'])),
    ) +
    stroke(
      'M-150 -372Q-20 -330 150 -390M-100 -430Q0 -392 100 -446M-20 -500Q20 -480 50 -510',
      '#CDB594',
      10,
      { opacity: 0.55 },
    ) +
    clipped(
      meringue,
      specks(
        chance,
        { x: -170, y: -560, width: 340, height: 200 },
        { count: 60, colours: ['#9A5B1E', '#7A3C0C'], size: [3, 6], opacity: 0.8 },
      ),
    )
  );
}

/** A fried ring of squash and sweet potato. */
const ring = (chance: Random, x: number, y: number, scale: number): string => {
  const width = 84 + chance.around(0, 10);
  return at(
    x,
    y,
    scale,
    ellipse(8, 20, 190, 84, 'none', {
      stroke: '#1c0701',
      'stroke-width': width,
      opacity: 0.3,
      ...soft(6),
    }),
    ellipse(0, 0, 180, 76, 'none', { stroke: '#A8540F', 'stroke-width': width }),
    ellipse(0, -8, 180, 72, 'none', { stroke: '#E58E2C', 'stroke-width': width - 20 }),
    ellipse(-6, -18, 176, 66, 'none', { stroke: '#FFC56A', 'stroke-width': 22, opacity: 0.75 }),
    stroke('M-190 -20C-150 -96 60 -110 150 -60', '#7A2E06', 26, { opacity: 0.55 }),
    stroke('M-180 -34C-140 -96 40 -106 130 -70', '#FFE6B0', 7, { opacity: 0.8 }),
  );
};

/** Picarones, shining with syrup of chancaca. */
export function picarones(): string {
  const chance = random('picarones');
  return (
    ellipse(0, -44, 380, 44, '#8E3E08', { opacity: 0.8 }) +
    ring(chance, -170, -110, 0.95) +
    ring(chance, 180, -110, 0.95) +
    ring(chance, 10, -220, 0.98) +
    ring(chance, -20, -320, 0.86)
  );
}

const flan = 'M-210 -250C-220 -286 220 -286 210 -250L262 -50Q0 10 -262 -50Z';

/** Crema volteada: a flan with its burnt sugar running down. */
export const cremaVolteada = (): string =>
  ellipse(0, -40, 350, 50, '#9A4A0C', { opacity: 0.85 }) +
  shadow(flan, { down: 12, blur: 10, opacity: 0.4 }) +
  shape(flan, horizontal([0, '#E9C070'], [0.3, '#FFF0B8'], [0.7, '#F6D58A'], [1, '#B9802E'])) +
  shape(
    'M-214 -252C-224 -290 224 -290 214 -252C232 -180 226 -130 196 -130C170 -130 184 -200 150 -206C110 -212 130 -90 92 -90C56 -90 74 -200 30 -204C-10 -206 0 -140 -40 -140C-76 -140 -60 -208 -104 -206C-150 -204 -130 -110 -176 -112C-220 -114 -226 -190 -214 -252Z',
    vertical([0, '#C86A1A'], [0.5, '#8E3E08'], [1, '#5E2404']),
  ) +
  ellipse(0, -256, 206, 28, '#D98A3A') +
  ellipse(-70, -262, 90, 10, '#FFE0A8', { opacity: 0.75 });

/** A pod and seeds of purple corn. */
const purpleCob = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    ellipse(10, 8, 240, 20, '#1c0701', { opacity: 0.4 }),
    shape(
      'M-250 -30C-240 -110 160 -130 240 -60C260 -20 160 10 60 6C-60 10 -250 20 -250 -30Z',
      vertical([0, '#6E3A8A'], [1, '#24082E']),
    ),
    repeatMarkup(3, (row) =>
      repeatMarkup(13, (index) =>
        ellipse(
          -210 + index * 34 + (row % 2) * 14,
          -88 + row * 36 + Math.abs(index - 7) * 2,
          18,
          17,
          row === 0 ? '#9A62B8' : '#4A1A5E',
          { opacity: 0.9 },
        ),
      ),
    ),
  );

const jugShape =
  'M-150 -540L150 -540C140 -430 190 -380 190 -220L176 -30Q0 20 -176 -30L-190 -220C-190 -380 -140 -430 -150 -540Z';

/** A glass jug of chicha morada with pieces of apple and pineapple, beside its corn. */
export function chichaJug(): string {
  const chance = random('chicha');
  const fill =
    'M-150 -450Q0 -426 150 -450C160 -380 186 -340 186 -220L172 -34Q0 12 -172 -34L-186 -220C-186 -340 -160 -380 -150 -450Z';
  return (
    stroke('M180 -420C300 -430 310 -160 190 -150', '#DDE9F6', 30, { opacity: 0.75 }) +
    shape(jugShape, '#fff', { opacity: 0.3 }) +
    shape(fill, vertical([0, '#8A2A6E'], [0.5, '#5A1250'], [1, '#2E0630'])) +
    clipped(
      fill,
      repeatMarkup(16, () => {
        const [x, y] = [chance.around(0, 280), chance.between(-440, -330)];
        return ellipse(x, y, 22, 15, chance.pick(['#FFE9A0', '#F6C04C', '#F4F0D0']), {
          opacity: 0.9,
        });
      }),
    ) +
    shape(jugShape, sheen(0.55, 0.4)) +
    stroke('M-150 -540Q0 -516 150 -540', '#fff', 7, { opacity: 0.85 }) +
    purpleCob(-330, 0, 0.8)
  );
}
