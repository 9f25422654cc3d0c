import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { cancelStop } from './cancel-stop.ts';
import { addRider, removeRider } from './change-riders.ts';
import { changeRun } from './change-run.ts';
import { confirmStop } from './confirm-stop.ts';
import { createRun } from './create-run.ts';
import { deliverStop } from './deliver-stop.ts';
import { endFinishedRunJob } from './end-finished-run.job.ts';
import { endFinishedRun } from './end-finished-run.ts';
import { endRun } from './end-run.ts';
import { pickUpStop } from './pick-up-stop.ts';
import { readRiderRun } from './read-rider-run.ts';
import { reportStopProblem } from './report-stop-problem.ts';
import { sendPosition, sharePosition } from './share-position.ts';
import { readStoreRiders } from './store-riders.ts';

export const riderModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      getRiderRun: readRiderRun,
      pickUpStop,
      deliverStop,
      reportStopProblem,
      sharePosition,
      sendPosition,
      getStoreRiders: readStoreRiders,
      addRider,
      removeRider,
      createRun,
      changeRun,
      endRun,
      cancelStop,
      confirmStop,
    }),
  jobs: [performs(endFinishedRunJob, endFinishedRun)],
});
