import { withMailLimit } from '../mail/with-mail-limit.ts';
import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { answerLineRemoval } from './answer-line-removal.ts';
import { closeLineRemoval } from './close-line-removal.ts';
import { getRemovalOptions } from './get-removal-options.ts';
import { getSubstituteMenu } from './get-substitute-menu.ts';
import { proposeLineRemoval } from './propose-line-removal.ts';
import { seeRemovalAnswer } from './see-removal-answer.ts';
import { sendRemovalQuestionJob } from './send-removal-question.job.ts';
import { sendRemovalQuestion } from './send-removal-question.ts';

export const lineRemovalModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      answerLineRemoval,
      closeLineRemoval,
      getRemovalOptions,
      getSubstituteMenu,
      proposeLineRemoval,
      seeRemovalAnswer,
    }),
  jobs: [performs(sendRemovalQuestionJob, withMailLimit(sendRemovalQuestion))],
});
