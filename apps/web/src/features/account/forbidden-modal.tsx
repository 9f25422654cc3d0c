import { sessionTexts } from '@comanda/i18n/areas/session.ts';
import { useEffect } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    forbidden: object;
  }
}

/**
 * Shows a 403 with code 1006: the resource belongs to another account, and nothing changed.
 * docs/rules/people.md#forbidden-call.
 */
export function ForbiddenModal({ frame }: { frame: ModalFrame }) {
  const { texts, pageWideRefusal } = useApp();
  const words = useTextsOf(sessionTexts);
  useEffect(() => () => pageWideRefusal.setState({ refusal: null }), [pageWideRefusal]);
  return (
    <Dialog label={words.forbiddenTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.forbiddenTitle} />
      <DialogBody>
        <p role="alert">{words.forbiddenText}</p>
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={frame.close}>
          {texts.common.accept}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
