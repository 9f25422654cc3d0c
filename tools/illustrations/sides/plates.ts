import { at, clipped, group, repeat, soft, turned } from '../kit/markup.ts';
import { even, horizontal, radial, vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { along, blob, box, ellipse, shadow, shape, smooth, stroke, type Point } from '../kit/shapes.ts';
import { flakes, sheen, specks } from '../kit/texture.ts';
import { potato, sticks } from './fries.ts';
import { bowl, dip, plate } from './vessels.ts';

const skillet = (): string =>
  box(330, -162, 220, 38, vertical([0, '#5E5450'], [1, '#1F1917']), { rx: 20 }) +
  shape('M-360 -170L360 -170L316 -20Q0 20 -316 -20Z', vertical([0, '#4A423E'], [1, '#17120F'])) +
  shape('M-360 -170L360 -170L316 -20Q0 20 -316 -20Z', sheen(0.28, 0.12)) +
  stroke('M-362 -170L362 -170', '#8A7C74', 10) +
  stroke('M-356 -174L356 -174', '#fff', 3, { opacity: 0.5 });

const drops = [46, 60, 150, 190, 140, 54];

/** Cheddar poured over a heap: it covers the top and runs down between the sticks. */
function meltedCheddar(chance: Random): string {
  const arch = (across: number): number => -452 + 190 * across * across;
  const top = along(30, (across): Point => [across * 250, arch(across)]);
  const bottom = along(30, (across, index): Point => [
    across * 262,
    Math.min(-180, arch(across) + (drops[index % drops.length] ?? 0) * chance.between(0.8, 1.2)),
  ]);
  const d = smooth([...top, ...[...bottom].reverse()]);
  return (
    shadow(d, { right: 4, down: 10, blur: 6, opacity: 0.4 }) +
    shape(d, vertical([0, '#FFDF70'], [0.5, '#FDBB2C'], [1, '#E58A0C'])) +
    stroke('M-170 -366Q-90 -440 20 -440', '#FFF6D0', 12, { opacity: 0.65, ...soft(6) })
  );
}

/** Fries under cheddar, bacon and chives, in the pan they came in. */
export function loadedFries(): string {
  const chance = random('cheddar y tocino');
  const bits = repeat(24, () => {
    const across = chance.between(-0.85, 0.85);
    const [x, y] = [across * 250, -430 + 180 * across * across + chance.between(0, 80)];
    const d = blob(chance, x, y, chance.between(18, 32), chance.between(11, 18), { wobble: 0.25, points: 6 });
    return shadow(d, { down: 4, blur: 3 }) + shape(d, vertical([0, chance.pick(['#D4583A', '#B93A22', '#E98E6A'])], [1, '#6E1A0E']));
  });
  const chives = repeat(30, () => {
    const across = chance.between(-0.85, 0.85);
    const [x, y] = [across * 250, -434 + 180 * across * across + chance.between(0, 100)];
    return turned(
      chance.around(0, 160),
      x,
      y,
      box(x, y, chance.between(16, 26), 8, chance.pick(['#5FA33A', '#3F7D23', '#8CC63F']), { rx: 4 }),
    );
  });
  return (
    at(0, 40, 1, at(0, -130, 1, sticks(chance, potato, { perRow: 14, spread: 560, height: 420 })), meltedCheddar(chance), bits, chives) +
    skillet()
  );
}

/** One glazed wing: a drumette and its bone end. */
function wing(chance: Random, x: number, y: number, lean: number, flip: 1 | -1): string {
  const d = 'M-120 30C-150 -30 -96 -84 -30 -74C20 -66 60 -34 118 -30C150 -28 152 6 122 12C70 20 40 62 -20 74C-70 84 -108 66 -120 30Z';
  return at(
    x,
    y,
    1,
    group(
      { transform: `scale(${flip} 1)` },
      turned(
        lean,
        0,
        0,
        shadow(d, { right: 4, down: 10, blur: 10, opacity: 0.45 }),
        ellipse(132, -8, 22, 17, '#F3E2C2'),
        shape(d, radial({ x: 0.34, y: 0.24, radius: 0.9 }, ...even(['#F08A3C', '#C2501C', '#842A0C', '#4A1406']))),
        clipped(
          d,
          flakes(
            chance,
            { x: -130, y: -80, width: 260, height: 160 },
            { count: 26, colours: ['#5A1806', '#E9853C', '#3A0F04'], size: [6, 18], opacity: 0.35 },
          ),
        ),
        stroke('M-96 -18C-80 -52 -40 -58 0 -44', '#FFE0B4', 11, { opacity: 0.75, ...soft(3) }),
        stroke('M30 -24Q70 -12 104 -14', '#FFD09A', 7, { opacity: 0.55, ...soft(3) }),
        specks(chance, { x: -90, y: -50, width: 150, height: 90 }, { count: 12, colours: ['#FBE7B8', '#fff'], size: [3, 5], opacity: 0.9 }),
      ),
    ),
  );
}

/** A cut stick of celery or carrot standing in the sauce's little pail. */
const crudity = (x: number, lean: number, height: number, tones: readonly [string, string, string], grooves: string): string =>
  turned(
    lean,
    x,
    -60,
    box(x - 19, -height, 38, height - 60, horizontal([0, tones[0]], [0.4, tones[1]], [1, tones[2]]), { rx: 7 }),
    repeat(3, (index) => stroke(`M${x - 9 + index * 9} ${-height + 10}L${x - 9 + index * 9} -80`, grooves, 2.5, { opacity: 0.6 })),
    ellipse(x, -height + 3, 18, 7, grooves),
  );

const pail = (x: number): string =>
  at(
    x,
    -40,
    1,
    crudity(-44, -14, 300, ['#D6EFA0', '#A9D468', '#5E9A34'], '#F1FAD6'),
    crudity(40, 12, 320, ['#FFC27A', '#F28A24', '#B4540E'], '#FFE0B4'),
    crudity(-4, -2, 350, ['#D6EFA0', '#A9D468', '#5E9A34'], '#F1FAD6'),
    shape('M-84 -190L84 -190L68 -8Q0 14 -68 -8Z', horizontal([0, '#8A9398'], [0.25, '#F2F5F6'], [0.6, '#C4CCD0'], [1, '#6E787E'])),
    stroke('M-84 -190Q0 -166 84 -190', '#fff', 6, { opacity: 0.85 }),
    repeat(2, (index) =>
      stroke(`M${-80 + index * 6} ${-140 + index * 70}Q0 ${-116 + index * 70} ${80 - index * 6} ${-140 + index * 70}`, '#6E787E', 4, {
        opacity: 0.5,
      }),
    ),
  );

export function wings(): string {
  const chance = random('alitas');
  return (
    plate(440) +
    pail(-300) +
    (
      [
        [-120, -112, -8, 1],
        [130, -110, 10, -1],
        [6, -178, -4, 1],
        [-96, -246, 8, -1],
        [112, -252, -10, 1],
        [0, -322, 4, -1],
      ] as const
    )
      .map(([x, y, lean, flip]) => wing(chance, x + 20, y, lean, flip))
      .join('') +
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
    return (
      shape(blob(chance, x, y, 26, 20, { wobble: 0.34, points: 8 }), chance.pick(['#4F9A34', '#6DB544', '#3B7D26'])) +
      stroke(`M${x - 14} ${y}l28 2`, '#DDF0B4', 2.5, { opacity: 0.7 })
    );
  });
  const heap = [
    [-210, -290, -14],
    [200, -292, 12],
    [-70, -300, 6],
    [90, -310, -8],
    [-140, -366, 10],
    [30, -384, -4],
    [150, -364, 14],
  ] as const;
  const fill = heap.map(([x, y, lean]) => wedge(x, y, lean)).join('') + onion + coriander;
  return (
    bowl({ rim: 360, height: 260, outside: vertical([0, '#FFFDF6'], [0.5, '#F1E6D0'], [1, '#C8B694']), inside: '#D8C8A8', fill }) +
    stroke('M-322 -150Q0 -60 322 -150', '#5E9C95', 16, { opacity: 0.85 }) +
    stroke('M-306 -118Q0 -34 306 -118', '#5E9C95', 5, { opacity: 0.85 })
  );
}
