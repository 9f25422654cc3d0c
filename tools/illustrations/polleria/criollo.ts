import { at, clipped, leaning, repeatMarkup } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { blob, box, ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { specks } from '../kit/texture.ts';
import { bowl } from '../sides/vessels.ts';
import { chips } from './sides.ts';

type Grains = readonly [string, ...string[]];

/** A mound of rice with a flat foot, `half` wide on each side. */
function mound(chance: Random, half: number, height: number, base: string, grains: Grains): string {
  const d = `M${-half} -20C${-half * 0.96} ${-height * 0.8} ${-half * 0.5} ${-height} 0 ${-height}C${half * 0.5} ${-height} ${half * 0.96} ${-height * 0.8} ${half} -20Q0 20 ${-half} -20Z`;
  const grain = (): string =>
    leaning(
      chance.around(0, half * 2),
      chance.between(-height, 0),
      chance.between(0, 180),
      ellipse(0, 3, 14, 6, '#5E4A24', { opacity: 0.3 }),
      ellipse(0, 0, 14, 6, chance.pick(grains)),
    );
  return (
    shadow(d, { right: 4, down: 10, blur: 10 }) +
    shape(d, radial({ x: 0.36, y: 0.2, radius: 0.95 }, [0, base], [1, '#B99A5E'])) +
    clipped(d, repeatMarkup(Math.round((half * height) / 260), grain))
  );
}

const cube = (chance: Random, x: number, y: number, colour: string): string =>
  leaning(
    x,
    y,
    chance.between(0, 90),
    box(-15, -9, 34, 30, '#1c0701', { rx: 6, opacity: 0.28 }),
    box(-17, -15, 34, 30, colour, { rx: 6 }),
    box(-13, -12, 18, 5, '#fff', { rx: 2, opacity: 0.5 }),
  );

/** Fried rice with chicken, egg, scallions and red pepper. */
export function chaufa(): string {
  const chance = random('chaufa');
  const half = 360;
  const bits = repeatMarkup(64, () => {
    const x = chance.around(0, half * 1.7);
    const y = chance.between(-270 * (1 - (x / half) ** 2) - 10, -10);
    return cube(chance, x, y, chance.pick(['#FFE07A', '#E9B45E', '#D8351E', '#4F9A34', '#7CC04A']));
  });
  return (
    mound(chance, half, 300, '#F0CD86', ['#FFEBB8', '#E8C078', '#D9A858']) +
    bits +
    repeatMarkup(16, () => {
      const [x, y] = [chance.around(0, 420), chance.between(-270, -60)];
      return ellipse(x, y, 17, 12, '#3F8A2A') + ellipse(x, y - 1, 10, 6, '#CDEB9A');
    })
  );
}

const strip = (chance: Random, x: number, y: number): string => {
  const d = blob(chance, 0, 0, 92, 34, { wobble: 0.16, points: 10 });
  return leaning(
    x,
    y,
    chance.around(0, 70),
    shadow(d, { down: 8, opacity: 0.45 }),
    shape(d, vertical([0, '#A8623A'], [0.5, '#6A3018'], [1, '#36150A'])),
    stroke('M-60 -12q50 -18 110 -4', '#E9A878', 7, { opacity: 0.55 }),
  );
};

const onion = (chance: Random, x: number, y: number): string => {
  const d = `M${x} ${y}q${chance.between(30, 46)} -54 ${chance.between(84, 104)} ${chance.around(0, 30)}`;
  return (
    stroke(d, '#1c0701', 18, { opacity: 0.25, transform: 'translate(2 6)' }) +
    stroke(d, '#A83A78', 19) +
    stroke(d, '#F6DCEA', 11)
  );
};

const tomatoWedge = (x: number, y: number, lean: number): string =>
  leaning(
    x,
    y,
    lean,
    shadow('M-70 -12Q0 -60 70 -12Q50 44 0 46Q-50 44 -70 -12Z', { down: 6 }),
    shape(
      'M-70 -12Q0 -60 70 -12Q50 44 0 46Q-50 44 -70 -12Z',
      vertical([0, '#FF6A48'], [1, '#B01E10']),
    ),
    shape('M-52 -12Q0 -42 52 -12Q30 6 0 8Q-30 6 -52 -12Z', '#FF9C7E', { opacity: 0.9 }),
  );

/** Beef, red onion and tomato tossed over chips, with a mound of white rice. */
export function lomoSaltado(): string {
  const chance = random('lomo saltado');
  const whites: Grains = ['#FFFFFF', '#F6F1E4', '#E6DCC6'];
  return (
    at(220, -40, 0.86, mound(chance, 240, 260, '#FFFFFF', whites)) +
    chips(chance, [-120, -110, 230, 90], 26) +
    [
      [-260, -190],
      [-120, -160],
      [-30, -250],
      [-190, -280],
      [20, -150],
      [-90, -330],
    ]
      .map(([x = 0, y = 0]) => strip(chance, x, y))
      .join('') +
    repeatMarkup(9, () => onion(chance, chance.between(-300, -20), chance.between(-340, -130))) +
    tomatoWedge(-250, -120, -14) +
    tomatoWedge(-60, -210, 18) +
    tomatoWedge(-150, -370, 4) +
    repeatMarkup(8, () =>
      shape(
        blob(chance, chance.between(-280, 40), chance.between(-360, -110), 22, 15, {
          wobble: 0.34,
          points: 8,
        }),
        chance.pick(['#4F9A34', '#6DB544']),
      ),
    )
  );
}

/** Noodles in green sauce under a leaf of basil; what lies on them is drawn after. */
export function greenNoodles(): string {
  const chance = random('tallarines verdes');
  const noodle = (): string => {
    const [x, y] = [chance.around(0, 420), chance.between(-200, -40)];
    const d = `M${x - 110} ${y}c40 ${chance.around(-40, 50)} 90 ${chance.around(50, 50)} 130 ${chance.around(0, 40)}s70 ${chance.around(-20, 40)} 100 ${chance.around(0, 30)}`;
    return (
      stroke(d, '#1c2a06', 17, { opacity: 0.3, transform: 'translate(2 6)' }) +
      stroke(d, chance.pick(['#8FB83E', '#7AA52E', '#A9CC5A']), 15)
    );
  };
  return ellipse(0, -96, 350, 96, '#5E8A22') + repeatMarkup(74, noodle);
}

/** Green soup of coriander with rice, peas and corn, in its bowl. */
export function aguadito(): string {
  const chance = random('aguadito');
  const surface = ellipse(
    0,
    -300,
    330,
    66,
    radial({ x: 0.4, y: 0.3, radius: 0.8 }, ...even(['#B7C95A', '#7D9A2C', '#4E6A16'])),
  );
  const things = repeatMarkup(46, () => {
    const [x, y] = [chance.around(0, 520), -300 + chance.around(0, 80)];
    return ellipse(
      x,
      y,
      chance.between(9, 17),
      chance.between(7, 12),
      chance.pick(['#FFE9A0', '#6DB544', '#F7F1DC', '#F28A24']),
    );
  });
  return bowl({
    rim: 372,
    height: 286,
    outside: vertical([0, '#3A6ED0'], [0.5, '#2456B8'], [1, '#102C66']),
    inside: '#DDE5F0',
    fill:
      surface +
      things +
      specks(
        chance,
        { x: -280, y: -350, width: 560, height: 100 },
        { count: 90, colours: ['#2E4A0E', '#D9E68A'], size: [2, 5], opacity: 0.7 },
      ),
  });
}
