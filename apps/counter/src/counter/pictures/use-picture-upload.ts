import { uploadMenuPicture } from '@comanda/contract/counter/menu.ts';
import type { QueryOf } from '@comanda/contract/define-endpoint.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { maxPictureBytes } from '@comanda/domain/limits/payload-limits.ts';
import { type PictureProblem, pictureProblems } from '@comanda/domain/menu-edits/menu-picture.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useState } from 'react';
import { useCounter } from '../app-context.ts';
import { useCounterAction } from '../use-counter-action.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { usePictureTexts } from './use-picture-texts.ts';

const bodyTooLarge = 'body too large';

export type PictureUse = NonNullable<QueryOf<typeof uploadMenuPicture>['use']>;

/**
 * Uploads a picture for the draft and reports its URL. A refused one is told in plain words, and
 * the picture stays as it was.
 */
export function usePictureUpload(onUploaded: (url: string) => void, use: PictureUse = 'dish') {
  const { toasts } = useCounter();
  const texts = usePictureTexts();
  const [isReading, setReading] = useState(false);
  const { run, isBusy } = useCounterAction(uploadMenuPicture, {
    onDone: (answer) => (answer === null ? undefined : onUploaded(answer.picture.url)),
    refusalText: (refusal) => {
      const problem = problemOf(refusal);
      return problem === null ? null : texts.problems[problem];
    },
  });
  const upload = async (chosen: Blob): Promise<void> => {
    setReading(true);
    const file = await shrinkPicture(chosen);
    setReading(false);
    if (file.size > maxPictureBytes) showToast(toasts, texts.problems.tooBig);
    else await run({ query: { use }, file });
  };
  return { upload, isBusy: isReading || isBusy };
}

function problemOf({ label, metadata }: Refusal): PictureProblem | null {
  if (label !== 'INVALID_PARAMETER') return null;
  if (metadata['problem'] === bodyTooLarge) return 'tooBig';
  return pictureProblems.find((problem) => problem === metadata['problem']) ?? null;
}
