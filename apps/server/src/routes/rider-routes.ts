import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { deliverStop } from '../workflows/rider/deliver-stop.ts';
import { pickUpStop } from '../workflows/rider/pick-up-stop.ts';
import { readRiderRun } from '../workflows/rider/read-rider-run.ts';
import { reportStopProblem } from '../workflows/rider/report-stop-problem.ts';
import { sendPosition, sharePosition } from '../workflows/rider/share-position.ts';

export const riderRoutes = (deps: Deps) =>
  ({
    getRiderRun: (call) => readRiderRun(deps, call),
    pickUpStop: (call) => pickUpStop(deps, call),
    deliverStop: (call) => deliverStop(deps, call),
    reportStopProblem: (call) => reportStopProblem(deps, call),
    sharePosition: (call) => sharePosition(deps, call),
    sendPosition: (call) => sendPosition(deps, call),
  }) satisfies RouteHandlers;
