import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { useApp } from '../app-context.ts';
import { ProviderFrame, type ProviderFrameProps } from './provider-frame.tsx';

type Props = ProviderFrameProps & {
  title: string;
  lead: string;
  /** The words of the way out. */ leave: string;
  onLeave: () => void;
  onClose: () => void;
};

/**
 * A dialog with a provider's page in a frame, and a way out. A press beside it does not close it.
 * docs/rules/payments.md#page-inside-a-frame.
 */
export function ProviderFrameDialog({ title, lead, leave, onLeave, onClose, ...page }: Props) {
  const { texts } = useApp();
  return (
    <Dialog
      label={title}
      closeLabel={texts.common.close}
      onClose={onClose}
      size="wide"
      tall
      staysOnOverlay
    >
      <DialogHead title={title} lead={lead} />
      <DialogBody>
        <ProviderFrame {...page} />
      </DialogBody>
      <DialogFoot>
        <Button look="link" wide onClick={onLeave}>
          {leave}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
