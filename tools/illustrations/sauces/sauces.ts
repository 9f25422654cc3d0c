import { at, clipped, repeat, soft, turned } from '../kit/markup.ts';
import { even, horizontal, radial, vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { blob, box, ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { specks } from '../kit/texture.ts';
import { lemonWheel, limeWheel } from '../drinks/fruit.ts';
import { bowl } from '../sides/vessels.ts';
import { jar, pot, swirl } from './pots.ts';

/** A roasted red pepper, blistered by the fire. */
function roastPepper(): string {
  const chance = random('pimenton');
  const d = 'M-150 -40C-166 -120 -110 -158 -50 -146C-10 -160 60 -158 96 -128C140 -100 150 -30 96 -6C40 14 -100 12 -150 -40Z';
  return (
    shadow(d, { right: 4, down: 10, blur: 10 }) +
    shape(d, radial({ x: 0.34, y: 0.24, radius: 0.9 }, ...even(['#FF7A4A', '#D92E1C', '#96140E', '#5A0A08']))) +
    clipped(
      d,
      repeat(12, () =>
        ellipse(chance.between(-140, 100), chance.between(-140, -10), chance.between(8, 26), chance.between(5, 14), '#2A0805', {
          opacity: 0.55,
          ...soft(3),
        }),
      ),
      stroke('M-40 -146Q-70 -70 -50 4M40 -150Q50 -70 40 4', '#7A0E0A', 7, { opacity: 0.6, ...soft(3) }),
    ) +
    stroke('M-118 -104Q-100 -132 -66 -132', '#FFD8C0', 11, { opacity: 0.7, ...soft(3) }) +
    shape('M88 -130C110 -150 150 -150 164 -176L182 -164C176 -130 140 -110 112 -106Z', '#4D8A2A')
  );
}

export const houseSaucePot = (): string =>
  at(220, 0, 1.12, roastPepper()) +
  at(
    -70,
    0,
    1.35,
    pot({
      surface: '#EE8B34',
      lip: '#FFF7E8',
      body: vertical([0, '#C8321E'], [1, '#8E1E10']),
      top:
        swirl('#FFC37A') +
        specks(random('brasa'), { x: -110, y: -236, width: 220, height: 56 }, { count: 26, colours: ['#8E1E10', '#5E1208'], size: [2, 4] }),
    }),
  );

const egg = (x: number, lean: number): string =>
  at(
    x,
    -78,
    1,
    turned(
      lean,
      0,
      0,
      ellipse(4, 70, 72, 16, '#1c0701', { opacity: 0.35, ...soft(6) }),
      shape(
        'M-66 18C-66 -46 -30 -88 0 -88C30 -88 66 -46 66 18C66 62 34 80 0 80C-34 80 -66 62 -66 18Z',
        radial({ x: 0.36, y: 0.26, radius: 0.9 }, ...even(['#FFF3E2', '#E9BE96', '#B8814F'])),
      ),
    ),
  );

export const mayonnaiseJar = (): string =>
  egg(270, 18) +
  egg(372, -12) +
  at(
    -60,
    0,
    1.42,
    jar(
      vertical([0, '#FFFBEC'], [1, '#EFDDB0']),
      box(-160, -220, 320, 120, '#F2A93B') +
        shape('M0 -206c24 22 32 38 20 58c-12 12 -28 12 -40 0c-12 -20 -4 -36 20 -58z', '#B93418') +
        box(-70, -128, 140, 10, '#B93418', { rx: 5 }),
    ),
  ) +
  at(
    -60,
    0,
    1.42,
    shape('M-86 -338C-90 -390 -40 -398 -20 -430C6 -400 60 -392 84 -340Q0 -306 -86 -338Z', vertical([0, '#FFFEF6'], [1, '#EAD9AE'])) +
      stroke('M-60 -350Q0 -330 58 -352', '#D9C48E', 5, { opacity: 0.6 }),
  ) +
  at(-330, -78, 1.05, lemonWheel());

const chopped = (chance: Random): string =>
  repeat(110, () => {
    const [x, y] = [chance.between(-240, 240), -270 + chance.around(0, 84) - Math.abs(chance.around(0, 30))];
    return turned(
      chance.around(0, 90),
      x,
      y,
      box(
        x,
        y,
        chance.between(16, 30),
        chance.between(12, 22),
        chance.pick(['#E2492C', '#F2694A', '#C22A16', '#5FA33A', '#8CC63F', '#F6DCE8', '#E2B4D0']),
        { rx: 5 },
      ),
      stroke(`M${x + 3} ${y + 3}l10 0`, '#fff', 3, { opacity: 0.4 }),
    );
  });

/** Pebre in a clay bowl from Pomaire, with its wooden spoon. */
export function pebre(): string {
  const chance = random('pebre de la casa');
  const spoon = turned(-32, 150, -300, box(130, -560, 34, 300, horizontal([0, '#D9A062'], [0.5, '#C0834A'], [1, '#8A5426']), { rx: 16 }));
  return (
    spoon +
    bowl({
      rim: 270,
      height: 250,
      outside: vertical([0, '#C26A3E'], [0.5, '#9A4824'], [1, '#5E2410']),
      inside: '#7A3418',
      fill: ellipse(0, -262, 246, 46, '#B43A20') + chopped(chance),
    }) +
    stroke('M-262 -200Q0 -96 262 -200', '#E8A878', 5, { opacity: 0.6 }) +
    repeat(9, (index) => ellipse(-208 + index * 52, -166 + 34 * (1 - ((index - 4) / 4) ** 2), 9, 9, '#E8A878', { opacity: 0.55 }))
  );
}

/** The honey spoon with its thread, over a pot of honey and merken. */
export function chiliHoney(): string {
  const dipper = repeat(5, (index) =>
    ellipse(0, -330 - index * 26, 62 - Math.abs(index - 2) * 9, 15, vertical([0, '#E0A868'], [1, '#8A5020'])),
  );
  const thread = 'M-16 -318C-20 -280 -8 -250 -10 -216L12 -216C10 -250 22 -280 16 -318Z';
  const dried = (x: number, lean: number): string =>
    at(
      x,
      -34,
      1,
      turned(
        lean,
        0,
        0,
        shadow('M-110 6C-60 -40 40 -46 116 -10C60 26 -50 34 -110 6Z', { down: 8, blur: 6 }),
        shape('M-110 6C-60 -40 40 -46 116 -10C60 26 -50 34 -110 6Z', vertical([0, '#C8321E'], [1, '#5A0E08'])),
        stroke('M-70 -10Q0 -34 80 -18', '#FF9A7A', 5, { opacity: 0.7 }),
        stroke('M-110 6l-34 -12', '#6E7F2C', 9),
      ),
    );
  return (
    dried(270, -10) +
    dried(330, 16) +
    at(
      -60,
      0,
      1.35,
      pot({
        surface: '#E08A14',
        lip: '#FFF7E8',
        body: vertical([0, '#F6CE6A'], [1, '#B8741A']),
        top: specks(
          random('merken'),
          { x: -120, y: -240, width: 240, height: 66 },
          { count: 70, colours: ['#A8170B', '#7A0E08', '#FFD98A'], size: [2, 5], opacity: 0.9 },
        ),
      }),
    ) +
    at(
      -60,
      0,
      1.35,
      shape(thread, vertical([0, '#F9C04A'], [1, '#D9820E'])),
      turned(
        14,
        0,
        -380,
        box(-11, -600, 22, 190, horizontal([0, '#E0A868'], [1, '#9A6430']), { rx: 10 }),
        dipper,
        stroke('M-40 -372Q0 -352 44 -378', '#FFC74A', 12, { opacity: 0.85 }),
        stroke('M-36 -330Q0 -310 40 -336', '#FFC74A', 11, { opacity: 0.85 }),
      ),
    )
  );
}

/** Half an avocado lying open, with its stone. */
function avocadoHalf(): string {
  const skin = 'M-30 -190C40 -210 76 -140 84 -86C96 -10 40 16 -20 14C-90 10 -130 -40 -112 -100C-100 -146 -76 -178 -30 -190Z';
  return (
    shadow(skin, { right: 4, down: 10, blur: 10 }) +
    shape(skin, '#2F4714') +
    at(
      -2,
      -4,
      0.93,
      shape(skin, radial({ x: 0.42, y: 0.5, radius: 0.62 }, [0, '#F7F3B0'], [0.55, '#E6EA8C'], [0.86, '#B5D056'], [1, '#7FA836'])),
    ) +
    ellipse(-14, -64, 48, 50, radial({ x: 0.34, y: 0.26, radius: 0.85 }, ...even(['#D29A62', '#8A4E24', '#4A240C']))) +
    ellipse(-30, -84, 14, 8, '#FFE6C8', { opacity: 0.75 })
  );
}

/** Mashed avocado heaped in a stone mortar. */
export function mashedAvocado(): string {
  const chance = random('palta molida');
  const mash = blob(chance, 0, -286, 236, 84, { wobble: 0.08, points: 15 });
  const lumps = repeat(34, () =>
    shape(
      blob(chance, chance.between(-210, 210), chance.between(-350, -240), chance.between(14, 36), chance.between(9, 18), { wobble: 0.2 }),
      chance.pick(['#DCE88A', '#A9C84A', '#F4F8C0', '#8FB23C']),
      { opacity: 0.6 },
    ),
  );
  const fill =
    ellipse(0, -254, 246, 44, '#6E8A2E') +
    shadow(mash, { down: 8, opacity: 0.3 }) +
    shape(mash, radial({ x: 0.4, y: 0.2, radius: 0.9 }, ...even(['#EDF3A4', '#BFD65A', '#8DB23A']))) +
    clipped(
      mash,
      lumps,
      specks(
        chance,
        { x: -220, y: -360, width: 440, height: 120 },
        { count: 26, colours: ['#fff', '#5E7A2A', '#E2492C'], size: [2, 5], opacity: 0.9 },
      ),
    );
  const pits = specks(
    chance,
    { x: -240, y: -200, width: 480, height: 190 },
    { count: 120, colours: ['#2E3634', '#8E9A98', '#1F2624'], size: [2, 6], opacity: 0.5 },
  );
  return (
    turned(28, 120, -300, box(96, -560, 64, 290, horizontal([0, '#9AA6A4'], [0.4, '#6E7A78'], [1, '#3A4442']), { rx: 30 })) +
    bowl({ rim: 270, height: 250, outside: vertical([0, '#7C8886'], [0.5, '#566260'], [1, '#2C3533']), inside: '#3A4442', fill }) +
    clipped('M-250 -200L250 -200L150 0L-150 0Z', pits) +
    at(330, 0, 1.05, avocadoHalf()) +
    at(-330, -70, 1, limeWheel())
  );
}

/** Barbecue in a small pan with the brush that paints the wings. */
export function barbecue(): string {
  const pan = 'M-210 -190L-186 -20Q0 26 186 -20L210 -190Q0 -134 -210 -190Z';
  const bristles = repeat(11, (index) =>
    stroke(`M${-38 + index * 7.6} -250L${-46 + index * 9.2} -160`, index % 3 ? '#E8C68A' : '#B98A4A', 7),
  );
  return (
    box(190, -190, 300, 34, vertical([0, '#7A6A60'], [1, '#2A211D']), { rx: 17 }) +
    ellipse(0, -190, 210, 60, '#8E8078') +
    ellipse(0, -186, 192, 50, '#3E140A') +
    ellipse(-50, -204, 110, 16, '#C8643A', { opacity: 0.5, ...soft(6) }) +
    stroke('M-120 -180Q-30 -160 60 -176T150 -186', '#A8451E', 8, { opacity: 0.7 }) +
    turned(
      24,
      20,
      -200,
      at(
        20,
        0,
        1,
        bristles,
        box(-46, -292, 92, 50, vertical([0, '#D8DDE0'], [1, '#8A9398']), { rx: 6 }),
        box(-26, -560, 52, 280, horizontal([0, '#D9A062'], [0.5, '#B8743A'], [1, '#7A4A20']), { rx: 24 }),
        ellipse(0, -530, 9, 9, '#5A3414'),
      ),
    ) +
    shape(pan, vertical([0, '#5A4E48'], [1, '#1C1512'])) +
    shape(pan, horizontal([0, '#fff', 0.3], [0.2, '#fff', 0.05], [0.8, '#000', 0], [1, '#000', 0.4])) +
    stroke('M-210 -190Q0 -78 210 -190', '#A89A90', 7) +
    shape('M-104 -152C-100 -120 -96 -104 -84 -92C-70 -100 -72 -126 -70 -146Z', '#3E140A')
  );
}

const clove = (x: number, lean: number): string =>
  at(
    x,
    0,
    1,
    turned(
      lean,
      0,
      -40,
      shadow('M-44 -6C-58 -60 -20 -104 6 -120C26 -92 56 -50 40 -6C16 8 -24 8 -44 -6Z', { right: 3, down: 6 }),
      shape('M-44 -6C-58 -60 -20 -104 6 -120C26 -92 56 -50 40 -6C16 8 -24 8 -44 -6Z', vertical([0, '#F4DDB0'], [1, '#C08A44'])),
      stroke('M-8 -98Q-30 -60 -24 -12M14 -92Q30 -50 20 -10', '#8A5A24', 3, { opacity: 0.6 }),
    ),
  );

/** A roasted head of garlic. */
function garlicHead(): string {
  const d = 'M-130 -30C-160 -120 -70 -160 -18 -214C-10 -236 16 -236 22 -214C70 -160 164 -120 132 -30C100 8 -100 8 -130 -30Z';
  const ribs = [-84, -34, 34, 84].map((x) => stroke(`M${x * 0.2} -200Q${x * 1.3} -110 ${x} -6`, '#B98A54', 5, { opacity: 0.6 })).join('');
  return (
    shadow(d, { right: 4, down: 10, blur: 10 }) +
    shape(d, radial({ x: 0.36, y: 0.3, radius: 0.9 }, ...even(['#FFF8EA', '#F0DDBC', '#C79A5E']))) +
    clipped(
      d,
      ribs,
      ellipse(10, -214, 60, 40, '#8A5A24', { opacity: 0.5, ...soft(10) }),
      ellipse(90, -40, 50, 60, '#A8702F', { opacity: 0.35, ...soft(18) }),
    )
  );
}

export const aioli = (): string =>
  at(250, 0, 1.1, garlicHead()) +
  at(130, 4, 0.95, clove(0, -24)) +
  at(400, 2, 0.9, clove(0, 22)) +
  at(
    -110,
    0,
    1.35,
    pot({
      surface: '#F6E7B4',
      lip: '#EDE6DA',
      body: vertical([0, '#5E9C95'], [1, '#2F5F5A']),
      top:
        swirl('#FFFBEA') +
        ellipse(40, -200, 40, 12, '#D9B84A', { opacity: 0.8 }) +
        specks(
          random('alioli'),
          { x: -110, y: -236, width: 220, height: 60 },
          { count: 22, colours: ['#5E8A2E', '#3E2A14'], size: [2, 4], opacity: 0.9 },
        ),
    }),
  );
