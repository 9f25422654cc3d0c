import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { addRider, removeRider } from './change-riders.ts';
import { cancelStop } from './cancel-stop.ts';
import { confirmStop } from './confirm-stop.ts';
import { changeRun } from './change-run.ts';
import { createRun } from './create-run.ts';
import { endRun } from './end-run.ts';
import { readStoreRiders } from './store-riders.ts';

export const riderDeskRoutes = (deps: Deps) =>
  ({
    getStoreRiders: (call) => readStoreRiders(deps, call),
    addRider: (call) => addRider(deps, call),
    removeRider: (call) => removeRider(deps, call),
    createRun: (call) => createRun(deps, call),
    changeRun: (call) => changeRun(deps, call),
    endRun: (call) => endRun(deps, call),
    cancelStop: (call) => cancelStop(deps, call),
    confirmStop: (call) => confirmStop(deps, call),
  }) satisfies RouteHandlers;
