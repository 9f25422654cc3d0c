import { type Random } from '../kit/random.ts';

/** The place of a layer: `y` is its upper line (down is positive), the stack is centred on x = 0. */
export type LayerSpot = { random: Random; y: number; width: number };

/** One thing in a burger. `rise` is how much higher it lifts what lies on it; `crown` how far it stands above its own line. */
export type Layer = { rise: number; crown?: number; draw: (spot: LayerSpot) => string };
