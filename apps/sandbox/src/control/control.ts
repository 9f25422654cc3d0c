import type { Timer } from '../timer.ts';
import { type SandboxClock, createSandboxClock } from './sandbox-clock.ts';
import { createFaultPlan, type FaultPlan } from './fault-plan.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';

/** State shared by all emulated providers: one clock, one fault plan, one log. */
export type Control = {
  readonly clock: SandboxClock;
  readonly faultPlan: FaultPlan;
  readonly log: RequestLog;
  readonly timer: Timer;
};

export const createControl = (timer: Timer): Control => ({
  clock: createSandboxClock(timer.now),
  faultPlan: createFaultPlan(),
  log: createRequestLog(),
  timer,
});
