import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { beginEnrolment } from './begin-enrolment.ts';
import { createDeviceToken } from './create-device-token.ts';
import { deleteCard } from './delete-card.ts';
import { mountEnrolmentReturns } from './enrolment-returns.ts';
import { finishEnrolment } from './finish-enrolment.ts';
import { listCards } from './list-cards.ts';
import { readEnrolmentJob } from './read-enrolment-job.ts';
import { removeCardJob } from './remove-card.job.ts';
import { removeCard } from './remove-card.ts';
import { sweepEnrolmentJob } from './sweep-enrolment.job.ts';
import { sweepEnrolment } from './sweep-enrolment.ts';

export const cardModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      getCards: listCards,
      beginEnrolment,
      finishEnrolment,
      getUsersJob: readEnrolmentJob,
      createDeviceToken,
      deleteCard,
    }),
  mounts: {
    returnFromEnrolment: mountEnrolmentReturns,
  },
  jobs: [performs(sweepEnrolmentJob, sweepEnrolment), performs(removeCardJob, removeCard)],
});
