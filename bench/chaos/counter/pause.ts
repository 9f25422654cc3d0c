import { setTimeout as wait } from 'node:timers/promises';
import type { RandomNumber } from '../pick-weighted.ts';

const pauseMs = 120;

/** Waits as long as hands need between two taps. */
export const pause = (draw: RandomNumber): Promise<void> => wait(pauseMs * (0.5 + draw()));
