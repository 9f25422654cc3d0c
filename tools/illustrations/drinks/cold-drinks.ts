import { at, clipped, repeat, soft, turned } from '../kit/markup.ts';
import { horizontal, vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { box, ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { sheen } from '../kit/texture.ts';
import { driedPeach, lemonWheel, limeWheel, mint, peachSlice, raspberry } from './fruit.ts';
import { bubbles, iceCubes, slimGlass, straw, tallGlass, tumbler, wideGlass } from './tumbler.ts';

export const lemonade = (): string => {
  const chance = random('limonada');
  return tumbler({
    glass: tallGlass,
    liquid: ['#FBF3A8', '#E4D14A'],
    behind: straw('#3F7D23', tallGlass.top),
    within:
      iceCubes(chance, 5, -90, -380, 130, 120) +
      at(-40, -170, 0.8, lemonWheel()) +
      at(52, -110, 0.62, turned(40, 0, 0, mint())) +
      bubbles(chance, 14, 90, -340),
    before: at(-118, -462, 0.95, lemonWheel()) + at(-16, -440, 1.05, mint()),
  });
};

/** Black tea over ice, paler where the ice melts, with slices of peach. */
export const peachTea = (): string => {
  const chance = random('te');
  return tumbler({
    glass: slimGlass,
    liquid: ['#F2B25A', '#A5501A'],
    behind: straw('#5E9C95', slimGlass.top),
    within:
      iceCubes(chance, 8, -100, -500, 140, 240) +
      at(-20, -210, 0.8, turned(-14, 0, 0, peachSlice())) +
      at(30, -120, 0.75, turned(16, 0, 0, peachSlice())),
    before:
      at(-96, -552, 0.92, turned(-38, 0, 0, peachSlice())) +
      at(-150, -60, 1.05, peachSlice()) +
      at(-216, -22, 0.95, turned(-8, 0, 0, peachSlice())),
  });
};

/** A bottle of spring water; `label` is what is painted on its glass. */
export function waterBottle(): string {
  const d =
    'M-42 -640L42 -640L44 -560C46 -500 108 -470 108 -400L108 -40Q108 0 60 4L-60 4Q-108 0 -108 -40L-108 -400C-108 -470 -46 -500 -44 -560Z';
  const peaks = 'M-108 -190L-64 -262L-34 -222L10 -300L58 -226L84 -256L108 -216L108 -120L-108 -120Z';
  return (
    shape(d, vertical([0, '#DDF3F1'], [0.3, '#A9DAD6'], [1, '#6DB4B0']), { opacity: 0.92 }) +
    clipped(
      d,
      box(-108, -452, 216, 460, vertical([0, '#BFE8E6', 0.9], [1, '#5FA9A6', 0.9])),
      box(-108, -340, 216, 230, '#FFFDF8', { opacity: 0.96 }),
      shape(peaks, '#5E9C95'),
      shape('M-64 -262L-48 -236L-60 -228L-76 -238ZM10 -300L32 -266L12 -256L-8 -270Z', '#fff'),
      box(-108, -120, 216, 12, '#B93418'),
      box(-60, -322, 120, 12, '#B93418', { rx: 6 }),
      bubbles(random('agua'), 26, 90, -440),
      box(-96, -470, 22, 460, '#fff', { rx: 11, opacity: 0.5, ...soft(6) }),
    ) +
    shape(d, horizontal([0, '#0f3b3a', 0.3], [0.16, '#0f3b3a', 0], [0.78, '#0f3b3a', 0], [1, '#0f3b3a', 0.42])) +
    box(-48, -676, 96, 46, vertical([0, '#E4563A'], [1, '#8E1E10']), { rx: 8 }) +
    repeat(7, (index) => box(-42 + index * 13, -674, 4, 42, '#5E1208', { opacity: 0.4 }))
  );
}

const wheat = (seed: string): string => {
  const chance = random(seed);
  return repeat(120, () => {
    const [x, y] = [chance.between(-140, 140), chance.between(-150, -10)];
    return turned(
      chance.around(0, 150),
      x,
      y,
      ellipse(x, y, 15, 10, chance.pick(['#FBE9C0', '#EFCB8C', '#DDAE66', '#FFF6DC']), {
        stroke: '#A8702C',
        'stroke-width': 2,
        'stroke-opacity': 0.55,
      }),
    );
  });
};

/** Husked wheat at the bottom, syrup, a whole dried peach, and the long spoon. */
export const moteConHuesillo = (): string =>
  tumbler({
    glass: wideGlass,
    liquid: ['#E8A24A', '#9A4A12'],
    behind: turned(16, 80, -300, box(66, -640, 22, 420, horizontal([0, '#F4F0EA'], [0.5, '#CFC6BA'], [1, '#8E8478']), { rx: 10 })),
    within: wheat('mote') + at(-30, -238, 1.12, driedPeach('huesillo')) + ellipse(0, -330, 168, 22, '#F6C47A', { opacity: 0.8 }),
    before: turned(
      -24,
      190,
      -30,
      box(120, -44, 190, 26, horizontal([0, '#8A4A1E'], [0.5, '#B8702F'], [1, '#6E3512']), { rx: 12 }),
      box(120, -40, 190, 6, '#E2A45E', { rx: 3, opacity: 0.7 }),
    ),
  });

/** Raspberry juice in a jar with a handle. */
export function raspberryJar(): string {
  const d = 'M-128 -430L128 -430Q138 -420 138 -396L138 -50Q138 4 84 6L-84 6Q-138 4 -138 -50L-138 -396Q-138 -420 -128 -430Z';
  const inside = 'M-130 -356Q0 -334 130 -356L130 -52Q130 -2 82 -2L-82 -2Q-130 -2 -130 -52Z';
  const handle = 'M130 -340C236 -350 240 -130 130 -124';
  return (
    straw('#F2A93B', -430, -20) +
    stroke(handle, '#fff', 34, { opacity: 0.35 }) +
    stroke(handle, '#fff', 6, { opacity: 0.7, transform: 'translate(-6 -8)' }) +
    shape(d, '#fff', { opacity: 0.3 }) +
    shape(inside, vertical([0, '#F4688A'], [0.5, '#D3224E'], [1, '#8E0A32'])) +
    clipped(
      inside,
      iceCubes(random('frambuesa'), 4, -100, -350, 140, 90),
      repeat(30, (index) => ellipse(-110 + ((index * 67) % 220), -300 + ((index * 113) % 280), 4, 3, '#7A0626', { opacity: 0.5 })),
    ) +
    box(-134, -458, 268, 44, vertical([0, '#fff', 0.75], [0.5, '#fff', 0.3], [1, '#fff', 0.6]), { rx: 14 }) +
    repeat(3, (index) =>
      stroke(`M-128 ${-448 + index * 13}Q0 ${-438 + index * 13} 128 ${-448 + index * 13}`, '#fff', 3, { opacity: 0.6 }),
    ) +
    shape(d, sheen(0.6, 0.4)) +
    at(-190, -44, 1, raspberry('a')) +
    at(-262, -30, 0.8, raspberry('b')) +
    at(-60, -470, 0.86, raspberry('c'))
  );
}

/** A cold can, pearled with water. */
export function limeCan(): string {
  const chance = random('lata');
  const d = 'M-116 -500L116 -500L136 -460L136 -46L112 4L-112 4L-136 -46L-136 -460Z';
  const metal = horizontal([0, '#8E9A94'], [0.2, '#F4FAF6'], [0.45, '#C4D0CA'], [0.75, '#E8F0EC'], [1, '#7C8882']);
  return (
    shape(d, metal) +
    clipped(
      d,
      box(-140, -462, 280, 420, horizontal([0, '#2F7D2C'], [0.22, '#8FD35A'], [0.55, '#5DB03C'], [1, '#1F5A1E'])),
      shape('M-140 -250C-60 -330 40 -170 140 -260L140 -120C40 -40 -60 -190 -140 -110Z', '#F7F3C8'),
      at(10, -326, 1.25, limeWheel()),
      repeat(3, (index) => ellipse(-60 + index * 60, -86, 15, 15, '#F2E05A')),
    ) +
    ellipse(0, -500, 116, 22, vertical([0, '#F6FAF8'], [1, '#A9B5AF'])) +
    ellipse(0, -500, 96, 15, vertical([0, '#9AA6A0'], [1, '#DDE6E1'])) +
    ellipse(4, -502, 40, 8, '#7C8882') +
    shape(d, horizontal([0, '#0b2a10', 0.45], [0.18, '#fff', 0.35], [0.32, '#fff', 0], [0.8, '#000', 0], [1, '#06200a', 0.5])) +
    repeat(46, () => {
      const [x, y, size] = [chance.between(-124, 124), chance.between(-450, -40), chance.between(3, 9)];
      return (
        ellipse(x, y, size * 0.8, size, '#fff', { opacity: 0.5 }) +
        ellipse(x + 1, y + 2, size * 0.5, size * 0.6, '#1F5A1E', { opacity: 0.25 })
      );
    })
  );
}

/** Espresso sinking through milk, in the cup it leaves the counter with. */
export function icedCoffee(): string {
  const chance = random('cafe');
  const d = 'M-140 -452L140 -452L108 -8Q0 18 -108 -8Z';
  const lid = 'M-150 -452C-150 -560 -70 -590 0 -590C70 -590 150 -560 150 -452Z';
  const clouds = repeat(9, (index) =>
    ellipse(-110 + index * 28, chance.between(-300, -220), chance.between(26, 44), chance.between(40, 80), '#F3DDBE', {
      opacity: 0.55,
      ...soft(18),
    }),
  );
  return (
    turned(6, 20, -500, box(8, -740, 26, 320, '#2A150C', { rx: 8 }), box(12, -740, 6, 320, '#fff', { rx: 3, opacity: 0.35 })) +
    shape(d, vertical([0, '#4A2410'], [0.34, '#7A421C'], [0.62, '#D9A873'], [1, '#F6E6CC'])) +
    clipped(d, clouds, iceCubes(chance, 7, -110, -440, 160, 190)) +
    shape('M-118 -170L118 -170L112 -88Q0 -66 -112 -88Z', '#B93418') +
    shape('M6 -158c22 22 30 36 18 54c-12 12 -30 12 -42 0c-8 -14 0 -28 10 -36c2 8 6 12 10 14c-2 -12 0 -22 4 -32z', '#F2A93B') +
    shape(d, sheen(0.5, 0.35)) +
    shape(lid, '#fff', { opacity: 0.3 }) +
    stroke('M-128 -470C-120 -552 -60 -572 -10 -574', '#fff', 8, { opacity: 0.8 }) +
    box(-158, -466, 316, 26, vertical([0, '#fff', 0.9], [1, '#fff', 0.45]), { rx: 12 })
  );
}

/** A pint of lager under its foam. */
export function beer(): string {
  const chance = random('cerveza');
  const d = 'M-138 -520L138 -520C140 -420 112 -380 108 -300L100 -16Q0 14 -100 -16L-108 -300C-112 -380 -140 -420 -138 -520Z';
  const foam =
    'M-146 -470C-176 -500 -150 -556 -110 -548C-96 -596 -30 -600 -4 -566C30 -604 96 -588 106 -548C152 -552 172 -496 146 -466C142 -420 116 -424 108 -450C92 -404 60 -410 50 -446C20 -420 -10 -430 -24 -448C-50 -410 -84 -420 -92 -450C-116 -420 -142 -430 -146 -470Z';
  return (
    shape(d, horizontal([0, '#B8700E'], [0.25, '#F6C43A'], [0.6, '#F2B01E'], [1, '#A05A08'])) +
    clipped(d, box(-140, -140, 280, 150, vertical([0, '#8A4A06', 0], [1, '#8A4A06', 0.5])), bubbles(chance, 70, 100, -440)) +
    shape(d, sheen(0.6, 0.35)) +
    shadow(foam, { down: 10, blur: 6, opacity: 0.3 }) +
    shape(foam, vertical([0, '#FFFFFF'], [0.6, '#FFF6E2'], [1, '#EBD6AC'])) +
    repeat(34, () =>
      ellipse(chance.between(-130, 130), chance.between(-560, -470), chance.between(4, 11), chance.between(4, 9), '#fff', {
        opacity: 0.7,
        stroke: '#E4CFA4',
        'stroke-width': 1.5,
      }),
    )
  );
}
