import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { deliverStop } from './deliver-stop.ts';
import { pickUpStop } from './pick-up-stop.ts';
import { readRiderRun } from './read-rider-run.ts';
import { reportStopProblem } from './report-stop-problem.ts';
import { sendPosition, sharePosition } from './share-position.ts';

export const riderRoutes = (deps: Deps) =>
  ({
    getRiderRun: (call) => readRiderRun(deps, call),
    pickUpStop: (call) => pickUpStop(deps, call),
    deliverStop: (call) => deliverStop(deps, call),
    reportStopProblem: (call) => reportStopProblem(deps, call),
    sharePosition: (call) => sharePosition(deps, call),
    sendPosition: (call) => sendPosition(deps, call),
  }) satisfies RouteHandlers;
