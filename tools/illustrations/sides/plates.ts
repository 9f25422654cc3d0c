import { at, clipped, repeat, soft, turned } from '../kit/markup.ts';
import { even, horizontal, radial, vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { blob, box, ellipse, shadow, shape, smooth, stroke, type Point } from '../kit/shapes.ts';
import { flakes, sheen, specks } from '../kit/texture.ts';
import { potato, sticks } from './fries.ts';
import { bowl, dip, plate } from './vessels.ts';

const skillet = (): string =>
  box(330, -196, 220, 40, vertical([0, '#5E5450'], [1, '#1F1917']), { rx: 20 }) +
  shape('M-360 -206L360 -206L310 -20Q0 24 -310 -20Z', vertical([0, '#4A423E'], [1, '#17120F'])) +
  shape('M-360 -206L360 -206L310 -20Q0 24 -310 -20Z', sheen(0.28, 0.12)) +
  stroke('M-362 -206L362 -206', '#8A7C74', 10) +
  stroke('M-356 -210L356 -210', '#fff', 3, { opacity: 0.5 });

const meltedCheddar = (): string => {
  const d = smooth([[-300, -236], [-270, -330], [-190, -400], [-60, -452], [70, -446], [200, -390], [280, -318], [304, -232], [262, -200], [236, -128], [206, -206], [120, -214], [96, -110], [60, -112], [40, -206], [-70, -212], [-92, -146], [-122, -206], [-196, -204], [-222, -92], [-256, -96], [-262, -204]] satisfies Point[]);
  return shadow(d, { right: 4, down: 10, blur: 10, opacity: 0.35 }) + shape(d, vertical([0, '#FFDF70'], [0.5, '#FDBB2C'], [1, '#E58A0C']), { opacity: 0.97 }) + stroke('M-236 -330Q-130 -436 20 -432', '#FFF6D0', 14, { opacity: 0.6, ...soft(6) });
};

/** Fries under cheddar, bacon and chives, in the pan they came in. */
export function loadedFries(): string {
  const chance = random('cheddar y tocino');
  const bits = repeat(30, () => {
    const angle = chance.between(Math.PI * 1.08, Math.PI * 1.92);
    const reach = chance.between(0.3, 0.95);
    const [x, y] = [Math.cos(angle) * 250 * reach, -230 + Math.sin(angle) * 200 * reach];
    const d = blob(chance, x, y, chance.between(18, 32), chance.between(11, 18), { wobble: 0.25, points: 6 });
    return shadow(d, { down: 4, blur: 3 }) + shape(d, vertical([0, chance.pick(['#D4583A', '#B93A22', '#E98E6A'])], [1, '#6E1A0E']));
  });
  const chives = repeat(34, () => box(chance.between(-210, 210), chance.between(-410, -230), chance.between(16, 26), 8, chance.pick(['#5FA33A', '#3F7D23', '#8CC63F']), { rx: 4, transform: `rotate(${Math.round(chance.between(-50, 50))} 0 -300)` }));
  return at(0, -130, 0.98, sticks(chance, potato, { perRow: 13, spread: 520, height: 400 })) + meltedCheddar() + bits + chives + skillet();
}

/** One glazed wing: a drumette and its bone end. */
function wing(chance: Random, x: number, y: number, lean: number, flip: 1 | -1): string {
  const d = 'M-120 30C-150 -30 -96 -84 -30 -74C20 -66 60 -34 118 -30C150 -28 152 6 122 12C70 20 40 62 -20 74C-70 84 -108 66 -120 30Z';
  return at(
    x,
    y,
    1,
    `<g transform="scale(${flip} 1)">`,
    turned(
      lean,
      0,
      0,
      shadow(d, { right: 4, down: 10, blur: 10, opacity: 0.45 }),
      ellipse(132, -8, 22, 17, '#F3E2C2'),
      shape(d, radial({ x: 0.34, y: 0.24, radius: 0.9 }, ...even(['#F08A3C', '#C2501C', '#842A0C', '#4A1406']))),
      clipped(d, flakes(chance, { x: -130, y: -80, width: 260, height: 160 }, { count: 26, colours: ['#5A1806', '#E9853C', '#3A0F04'], size: [6, 18], opacity: 0.35 })),
      stroke('M-96 -18C-80 -52 -40 -58 0 -44', '#FFE0B4', 11, { opacity: 0.75, ...soft(3) }),
      stroke('M30 -24Q70 -12 104 -14', '#FFD09A', 7, { opacity: 0.55, ...soft(3) }),
      specks(chance, { x: -90, y: -50, width: 150, height: 90 }, { count: 12, colours: ['#FBE7B8', '#fff'], size: [3, 5], opacity: 0.9 }),
    ),
    '</g>',
  );
}

const celery = (x: number, lean: number, height: number): string =>
  turned(
    lean,
    x,
    -60,
    box(x - 22, -height, 44, height - 50, horizontal([0, '#D6EFA0'], [0.4, '#A9D468'], [1, '#5E9A34']), { rx: 10 }),
    repeat(3, (index) => stroke(`M${x - 10 + index * 11} ${-height + 12}L${x - 10 + index * 11} -70`, '#EAF8C4', 3, { opacity: 0.7 })),
    shape(blob(random(`apio ${x}`), x, -height - 8, 46, 26, { wobble: 0.3, points: 9 }), '#6FAE3C'),
  );

export function wings(): string {
  const chance = random('alitas');
  return (
    plate(440) +
    celery(-300, -16, 330) + celery(-246, -6, 380) +
    ([[-120, -112, -8, 1], [130, -110, 10, -1], [6, -178, -4, 1], [-96, -246, 8, -1], [112, -252, -10, 1], [0, -322, 4, -1]] as const).map(([x, y, lean, flip]) => wing(chance, x + 20, y, lean, flip)).join('') +
    at(320, -70, 0.95, dip(0, -20, '#5A1E0C'))
  );
}

const wedge = (x: number, y: number, lean: number): string =>
  at(
    x,
    y,
    1,
    turned(
      lean,
      0,
      0,
      shadow('M-118 -34Q0 -96 118 -34Q96 66 0 74Q-96 66 -118 -34Z', { right: 3, down: 8 }),
      shape('M-118 -34Q0 -96 118 -34Q96 66 0 74Q-96 66 -118 -34Z', vertical([0, '#FF7A58'], [0.4, '#EE4630'], [1, '#A81A10'])),
      shape('M-92 -32Q0 -74 92 -32Q60 -2 0 0Q-60 -2 -92 -32Z', '#FF9C7E', { opacity: 0.85 }),
      repeat(6, (index) => ellipse(-56 + index * 22, -30 + (index % 2) * 10, 7, 4, '#FFE6A8')),
      stroke('M-96 10Q-76 50 -30 62', '#FFC4AE', 6, { opacity: 0.5 }),
    ),
  );

/** Tomato, onion, coriander: the salad of every table. */
export function chileanSalad(): string {
  const chance = random('chilena');
  const onion = repeat(16, () => {
    const [x, y] = [chance.between(-230, 200), chance.between(-400, -250)];
    const d = `M${x} ${y}q${chance.between(30, 60)} ${chance.between(-46, -20)} ${chance.between(90, 130)} ${chance.around(0, 40)}`;
    return stroke(d, '#1c0701', 14, { opacity: 0.2, transform: 'translate(2 6)' }) + stroke(d, '#D9A6C8', 15) + stroke(d, '#FDF5FA', 10);
  });
  const coriander = repeat(12, () => {
    const [x, y] = [chance.between(-220, 220), chance.between(-410, -260)];
    return shape(blob(chance, x, y, 26, 20, { wobble: 0.34, points: 8 }), chance.pick(['#4F9A34', '#6DB544', '#3B7D26'])) + stroke(`M${x - 14} ${y}l28 2`, '#DDF0B4', 2.5, { opacity: 0.7 });
  });
  const heap = [[-210, -290, -14], [200, -292, 12], [-70, -300, 6], [90, -310, -8], [-140, -366, 10], [30, -384, -4], [150, -364, 14]] as const;
  const fill = heap.map(([x, y, lean]) => wedge(x, y, lean)).join('') + onion + coriander;
  return bowl({ rim: 360, height: 260, outside: vertical([0, '#FFFDF6'], [0.5, '#F1E6D0'], [1, '#C8B694']), inside: '#D8C8A8', fill }) + stroke('M-322 -150Q0 -60 322 -150', '#5E9C95', 16, { opacity: 0.85 }) + stroke('M-306 -118Q0 -34 306 -118', '#5E9C95', 5, { opacity: 0.85 });
}
