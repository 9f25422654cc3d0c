import type { Deps } from '../../deps.ts';
import type { RouteHandlers } from '../../platform/http/call.ts';
import { addRider, removeRider } from '../../workflows/counter/riders/change-riders.ts';
import { cancelStop } from '../../workflows/counter/riders/cancel-stop.ts';
import { confirmStop } from '../../workflows/counter/riders/confirm-stop.ts';
import { changeRun } from '../../workflows/counter/riders/change-run.ts';
import { createRun } from '../../workflows/counter/riders/create-run.ts';
import { endRun } from '../../workflows/counter/riders/end-run.ts';
import { readStoreRiders } from '../../workflows/counter/riders/store-riders.ts';

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
