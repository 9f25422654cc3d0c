import { useState } from 'react';
import { openDialogs, useTopDialog } from './use-top-dialog.ts';

/**
 * The layer on which a toast was raised: the dialog that was on top then, or the page (null). When
 * that dialog closes, the toast moves to what was open below it. `isOnTop`: no later dialog covers
 * the layer; a toast that is covered waits, so that nobody presses its action in another dialog by
 * mistake.
 */
export function useToastLayer(): { dialog: Element | null; isOnTop: boolean } {
  const [raisedOver] = useState(openDialogs);
  const top = useTopDialog();
  const dialog = raisedOver.findLast((each) => each.matches(':modal')) ?? null;
  return { dialog, isOnTop: dialog === top };
}
