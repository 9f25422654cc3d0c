import { at, clipped, repeat, soft, turned } from '../kit/markup.ts';
import { even, horizontal, radial, vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { blob, box, ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { sheen, specks } from '../kit/texture.ts';
import { bananaSlice, orangeWheel, strawberry } from './fruit.ts';
import { straw, tallGlass, tumbler } from './tumbler.ts';

type CreamTones = readonly [string, string, string];
const vanillaCream: CreamTones = ['#fff', '#FBE9D2', '#E5C6A0'];

const whippedTiers = [
  [0, -425, 138, 52],
  [-8, -482, 112, 46],
  [8, -532, 80, 38],
  [-2, -572, 46, 28],
] as const;

/** Four turns of whipped cream on a tall glass. */
export const whipped = (tones: CreamTones): string =>
  whippedTiers
    .map(
      ([x, y, rx, ry]) =>
        ellipse(x, y + 8, rx, ry, '#6b3a12', { opacity: 0.22, ...soft(6) }) +
        ellipse(x, y, rx, ry, radial({ x: 0.4, y: 0.3, radius: 0.75 }, ...even(tones))),
    )
    .join('');

const cherry = (): string =>
  ellipse(2, -612, 30, 30, '#C4162A') + ellipse(-8, -622, 9, 9, '#fff', { opacity: 0.7 }) + stroke('M4 -640Q16 -690 50 -700', '#4d7a22', 6);

/** Thin sauce thrown over the cream. */
const drizzle = (colour: string): string =>
  ['M-116 -440Q-60 -400 0 -424T116 -440', 'M-96 -492Q-40 -456 10 -474T96 -494', 'M-62 -540Q-20 -512 20 -524T74 -544']
    .map((d) => stroke(d, colour, 9) + stroke(d, '#fff', 2.5, { opacity: 0.5, transform: 'translate(-2 -3)' }))
    .join('');

export const strawberryShake = (): string =>
  tumbler({
    glass: tallGlass,
    liquid: ['#F9C5CB', '#EE93A2'],
    behind: straw('#C8321E', -520, 60),
    before:
      whipped(['#fff', '#FDEFF0', '#F0BFC6']) +
      specks(
        random('frutilla'),
        { x: -80, y: -560, width: 160, height: 130 },
        { count: 26, colours: ['#E8253A', '#FF8A9A'], size: [3, 6], opacity: 0.9 },
      ) +
      at(0, -612, 0.9, strawberry()) +
      at(-118, -440, 1.05, turned(-16, 0, 0, strawberry())),
  });

const crumble = (chance: Random): string =>
  repeat(26, () => {
    const [x, y] = [chance.between(-90, 90), chance.between(-560, -400)];
    return shape(
      blob(chance, x, y, chance.between(7, 14), chance.between(5, 10), { wobble: 0.3, points: 6 }),
      chance.pick(['#C98A3E', '#E2AE66', '#9A5E22']),
    );
  });

export const caramelShake = (): string =>
  tumbler({
    glass: tallGlass,
    liquid: ['#E9C08C', '#B9793A'],
    behind: straw('#5a3a28', -520, 56),
    within: repeat(5, (index) =>
      stroke(`M${-96 + index * 48} -392q${index % 2 ? 26 : -22} 90 ${index % 2 ? -6 : 12} ${150 + index * 18}`, '#8A4A16', 12, {
        opacity: 0.55,
        ...soft(3),
      }),
    ),
    before: whipped(vanillaCream) + drizzle('#A8611E') + crumble(random('manjar')) + cherry() + at(124, -446, 1, cookie()),
  });

/** A round biscuit stuck into the cream. */
function cookie(): string {
  return (
    ellipse(4, 8, 62, 62, '#1c0701', { opacity: 0.3, ...soft(6) }) +
    ellipse(0, 0, 60, 60, radial({ x: 0.38, y: 0.3, radius: 0.8 }, ...even(['#F4CE8C', '#D99A48', '#A56420']))) +
    repeat(7, (index) =>
      ellipse(Math.cos(index * 2.4) * (12 + index * 5), Math.sin(index * 2.4) * (12 + index * 5), 5, 4, '#7A4212', { opacity: 0.7 }),
    )
  );
}

/** The footed glass of a soda fountain, chocolate running down inside it. */
export function chocolateShake(): string {
  const d =
    'M-150 -500L150 -500C140 -380 96 -300 84 -150Q60 -92 26 -84L26 -40Q96 -34 108 0L-108 0Q-96 -34 -26 -40L-26 -84Q-60 -92 -84 -150C-96 -300 -140 -380 -150 -500Z';
  const runs = repeat(7, (index) =>
    stroke(`M${-126 + index * 42} -500q${index % 2 ? 8 : -8} 60 0 ${90 + ((index * 53) % 110)}`, '#2E1206', 22),
  );
  const scoop = (x: number, y: number, size: number): string =>
    ellipse(x, y + 8, size, size * 0.86, '#2a0d02', { opacity: 0.35, ...soft(6) }) +
    ellipse(x, y, size, size * 0.86, radial({ x: 0.36, y: 0.26, radius: 0.85 }, ...even(['#B07A52', '#7A4426', '#45200E'])));
  const shell =
    'M-104 -548C-110 -640 -50 -690 0 -690C60 -690 112 -640 104 -548C92 -516 76 -560 60 -540C44 -506 24 -560 2 -540C-20 -500 -40 -556 -58 -536C-78 -512 -92 -530 -104 -548Z';
  return (
    straw('#F2A93B', -560, 84) +
    turned(
      -16,
      -90,
      -560,
      box(-120, -740, 52, 230, vertical([0, '#E8B870'], [1, '#B4742C']), { rx: 6 }),
      repeat(7, (index) => box(-120, -730 + index * 32, 52, 6, '#8A5218', { opacity: 0.5 })),
    ) +
    shape(d, vertical([0, '#A06A44'], [0.7, '#6B3A1E'], [0.82, '#5A2E16'], [0.84, '#E8DCCB', 0.5], [1, '#fff', 0.4])) +
    clipped(d, runs) +
    shape(d, sheen(0.5, 0.4)) +
    stroke('M-150 -500Q0 -476 150 -500', '#fff', 5, { opacity: 0.8 }) +
    scoop(0, -566, 112) +
    shape(shell, vertical([0, '#6A3216'], [0.5, '#3A1608'], [1, '#220B03'])) +
    stroke('M-70 -620Q-40 -668 10 -672', '#E8B48A', 9, { opacity: 0.6, ...soft(3) }) +
    specks(
      random('chocolate'),
      { x: -80, y: -670, width: 160, height: 110 },
      { count: 26, colours: ['#FBE7B8', '#F2A93B', '#fff'], size: [3, 5], opacity: 0.95 },
    )
  );
}

const meringueKiss = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    ellipse(4, 8, 58, 22, '#1c0701', { opacity: 0.25, ...soft(6) }),
    shape(
      'M-58 0C-62 -34 -30 -40 -34 -58C-36 -76 -10 -80 2 -112C12 -84 38 -76 34 -56C32 -40 62 -34 58 0C40 18 -40 18 -58 0Z',
      vertical([0, '#FFFFFF'], [0.6, '#FFF4E0'], [1, '#E8D2AC']),
    ),
    stroke('M-48 -10Q0 10 46 -12M-28 -46Q0 -30 28 -46', '#E2C89C', 4, { opacity: 0.7 }),
  );

/** A wide glass of lucuma under crumbled meringue. */
export function lucumaShake(): string {
  const d = 'M-176 -420L176 -420L128 -14Q0 18 -128 -14Z';
  const swirl = ['M-160 -330Q-40 -270 60 -340T166 -300', 'M-150 -220Q-50 -170 40 -230T150 -190']
    .map((line) => stroke(line, '#F9D58C', 20, { opacity: 0.5, ...soft(6) }))
    .join('');
  return (
    straw('#F7EAD2', -470, 96) +
    shape(d, vertical([0, '#F4B64E'], [0.5, '#E2962C'], [1, '#B4680E'])) +
    clipped(d, swirl) +
    shape(d, sheen(0.5, 0.38)) +
    shape(
      'M-186 -420C-180 -480 -100 -500 -40 -486C0 -520 90 -510 110 -484C160 -490 188 -456 186 -420Q0 -376 -186 -420Z',
      vertical([0, '#FFFDF6'], [1, '#F0D9B0']),
    ) +
    meringueKiss(-90, -450, 1.05) +
    meringueKiss(84, -452, 1.15) +
    meringueKiss(-6, -478, 1.3) +
    specks(
      random('lucuma'),
      { x: -150, y: -500, width: 300, height: 80 },
      { count: 40, colours: ['#E2962C', '#C9781A', '#FFF'], size: [3, 6], opacity: 0.9 },
    ) +
    lucumaHalf()
  );
}

/** Half a lucuma beside the glass: green skin, egg-yellow flesh, one stone. */
function lucumaHalf(): string {
  return at(
    -268,
    -86,
    1,
    ellipse(4, 70, 96, 20, '#1c0701', { opacity: 0.4, ...soft(6) }),
    ellipse(0, 0, 96, 88, '#6E7F2C'),
    ellipse(2, -2, 86, 78, radial({ x: 0.4, y: 0.34, radius: 0.7 }, ...even(['#FFC95A', '#F2A42C', '#D97F12']))),
    ellipse(6, 2, 34, 40, radial({ x: 0.34, y: 0.26, radius: 0.8 }, ...even(['#A8652C', '#6B3512', '#3A1806']))),
    ellipse(-4, -14, 10, 6, '#FFE0B4', { opacity: 0.7 }),
  );
}

/** Oats and cinnamon floating on the drink, seen through the jar's mouth. */
function oatTop(chance: Random): string {
  const mouth = 'M-118 -462a118 30 0 0 1 236 0a118 30 0 0 1 -236 0Z';
  const oats = repeat(30, () => {
    const [x, y] = [chance.between(-104, 104), chance.between(-484, -440)];
    return turned(
      chance.around(0, 60),
      x,
      y,
      ellipse(x, y, 17, 9, chance.pick(['#E8CFA0', '#D4B07A', '#F5E6C8']), { stroke: '#A88450', 'stroke-width': 1.5 }),
    );
  });
  const cinnamon = specks(
    chance,
    { x: -100, y: -486, width: 200, height: 44 },
    { count: 70, colours: ['#9A5416', '#7A3C0C'], size: [1.5, 3.5], opacity: 0.8 },
  );
  return (
    shape(mouth, '#FBF1D8') +
    clipped(mouth, oats, cinnamon) +
    stroke('M-118 -462a118 30 0 0 0 236 0', '#fff', 7, { opacity: 0.85 }) +
    stroke('M-118 -462a118 30 0 0 1 236 0', '#fff', 3, { opacity: 0.6 })
  );
}

const cinnamonStick = (): string =>
  turned(
    -8,
    -220,
    -20,
    box(-300, -44, 170, 30, horizontal([0, '#8A4A1E'], [0.5, '#B8702F'], [1, '#6E3512']), { rx: 14 }),
    box(-296, -38, 160, 6, '#E2A45E', { rx: 3, opacity: 0.7 }),
  );

/** A jar of banana and oats: no cream, cinnamon on top. */
export function bananaOatShake(): string {
  const chance = random('avena');
  const d = 'M-118 -462L118 -462Q116 -424 146 -398L146 -48Q146 4 90 6L-90 6Q-146 4 -146 -48L-146 -398Q-116 -424 -118 -462Z';
  const slices = [
    [-92, -250],
    [90, -180],
    [-40, -100],
    [64, -320],
  ]
    .map(([x = 0, y = 0]) => at(x, y, 1, bananaSlice()))
    .join('');
  return (
    shape(d, vertical([0, '#F8EBCB'], [0.6, '#EBD3A0'], [1, '#CDA868'])) +
    clipped(
      d,
      specks(
        chance,
        { x: -140, y: -430, width: 280, height: 420 },
        { count: 70, colours: ['#A8641E', '#8A4A12'], size: [1.5, 3.5], opacity: 0.6 },
      ),
      slices,
    ) +
    shape(d, sheen(0.5, 0.35)) +
    oatTop(chance) +
    straw('#B4772C', -490, 50) +
    ellipse(74, -452, 22, 8, '#9A7A44', { opacity: 0.35, ...soft(3) }) +
    at(-112, -478, 1, turned(-20, 0, 0, bananaSlice())) +
    at(212, -40, 1, bananaSlice()) +
    at(270, -24, 0.9, bananaSlice()) +
    cinnamonStick()
  );
}

/** Custard-apple ice cream in orange juice, in a coupe. */
export function cheerfulCustardApple(): string {
  const cup =
    'M-230 -430C-226 -300 -150 -226 -40 -206L-30 -60Q-100 -50 -118 -12L118 -12Q100 -50 30 -60L40 -206C150 -226 226 -300 230 -430Z';
  const juice = 'M-222 -392Q0 -350 222 -392C206 -300 140 -240 30 -220L-30 -220C-140 -240 -206 -300 -222 -392Z';
  const scoop = (x: number, y: number, size: number): string => {
    const d = blob(random(`bola ${x}`), x, y, size, size * 0.9, { wobble: 0.035, points: 14 });
    return (
      shadow(d, { right: 4, down: 10, blur: 10, opacity: 0.3 }) +
      shape(d, radial({ x: 0.36, y: 0.26, radius: 0.85 }, ...even(['#FFFFFF', '#FBF5E6', '#DCCFB2']))) +
      clipped(
        d,
        specks(
          random(`pepa ${x}`),
          { x: x - size, y: y - size, width: size * 2, height: size * 2 },
          { count: 16, colours: ['#E9DFC6', '#fff', '#CFC2A0'], size: [4, 9], opacity: 0.7 },
        ),
      )
    );
  };
  const segments = [-150, -70, 60, 150]
    .map((x, index) => at(x, -428 + (index % 2) * 12, 0.62, turned(-30 + index * 22, 0, 0, orangeWheel())))
    .join('');
  return (
    shape(cup, '#fff', { opacity: 0.3 }) +
    scoop(-96, -470, 104) +
    scoop(98, -472, 108) +
    scoop(2, -556, 112) +
    shape(juice, vertical([0, '#FFC24A'], [0.5, '#FFA52A'], [1, '#E8791A']), { opacity: 0.94 }) +
    segments +
    at(196, -520, 1.15, orangeWheel()) +
    at(20, -634, 0.9, turned(20, 0, 0, shape('M0 0C-24 -20 -20 -62 14 -84C34 -50 28 -16 0 0Z', vertical([0, '#9FDB6A'], [1, '#2F7D2C'])))) +
    shape(cup, sheen(0.5, 0.4)) +
    stroke('M-230 -430Q0 -388 230 -430', '#fff', 6, { opacity: 0.8 })
  );
}
