import type { Timer } from '../timer.ts';
import { type Clock, createClock } from './clock.ts';
import { createPlay, type Play } from './play.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';

/** What all emulated providers share: one time, one script of faults, one log. */
export type Control = { readonly clock: Clock; readonly play: Play; readonly log: RequestLog; readonly timer: Timer };

export const createControl = (timer: Timer): Control => ({
  clock: createClock(timer.now),
  play: createPlay(),
  log: createRequestLog(),
  timer,
});
