import type { Layer } from './layer.ts';
import { at } from '../kit/markup.ts';
import { random } from '../kit/random.ts';

type Stack = { drawing: string; height: number };

/** The lowest layer hangs this far below its line, so a stack is lifted by it to stand on the floor. */
const foot = 22;

/** Layers from the bottom up, as one piece that stands on (0, 0). The seed decides drips, seeds and crumbs. */
export function stack(seed: string, layers: readonly Layer[], width = 560): Stack {
  let y = -foot;
  let top = 0;
  const drawn = layers.map((layer, index) => {
    y -= layer.rise;
    top = Math.min(top, y - (layer.crown ?? 0));
    return layer.draw({ random: random(`${seed} ${index}`), y, width });
  });
  return { drawing: drawn.join(''), height: -top };
}

/** The same, shrunk or grown to fill a height, but never more than `most` times its own size. */
export function stackOf(
  seed: string,
  layers: readonly Layer[],
  { height = 650, width = 560, most = 1.2 } = {},
): string {
  const { drawing, height: own } = stack(seed, layers, width);
  return at(0, 0, Math.min(most, height / own), drawing);
}
