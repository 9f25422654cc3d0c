import { at, repeatMarkup, soft, turned } from '../kit/markup.ts';
import { vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { along, blob, box, shadow, shape, smooth, stroke, type DrawnPoint } from '../kit/shapes.ts';
import { sheen } from '../kit/texture.ts';
import { potato, sticks } from './fries.ts';

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
  const top = along(30, (across): DrawnPoint => [across * 250, arch(across)]);
  const bottom = along(30, (across, index): DrawnPoint => [
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
  const bits = repeatMarkup(24, () => {
    const across = chance.between(-0.85, 0.85);
    const [x, y] = [across * 250, -430 + 180 * across * across + chance.between(0, 80)];
    const d = blob(chance, x, y, chance.between(18, 32), chance.between(11, 18), {
      wobble: 0.25,
      points: 6,
    });
    return (
      shadow(d, { down: 4, blur: 3 }) +
      shape(d, vertical([0, chance.pick(['#D4583A', '#B93A22', '#E98E6A'])], [1, '#6E1A0E']))
    );
  });
  const chives = repeatMarkup(30, () => {
    const across = chance.between(-0.85, 0.85);
    const [x, y] = [across * 250, -434 + 180 * across * across + chance.between(0, 100)];
    return turned(
      chance.around(0, 160),
      x,
      y,
      box(x, y, chance.between(16, 26), 8, chance.pick(['#5FA33A', '#3F7D23', '#8CC63F']), {
        rx: 4,
      }),
    );
  });
  return (
    at(
      0,
      40,
      1,
      at(0, -130, 1, sticks(chance, potato, { perRow: 14, spread: 560, height: 420 })),
      meltedCheddar(chance),
      bits,
      chives,
    ) + skillet()
  );
}
