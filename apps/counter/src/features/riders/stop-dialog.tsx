import type { CounterRun, CounterStop } from '@comanda/contract/counter/riders.ts';
import { managers } from '@comanda/contract/role-sets.ts';
import { Button, buttonClass } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { useSession } from '../../counter/use-session.ts';
import type { RidersDesk } from './riders-desk.ts';
import css from './riders.module.css';
import { openStops } from './stop-state.ts';
import { useRidersTexts } from './use-riders-texts.ts';
import { type StopChanges, useStopChanges } from './use-stop-changes.ts';

type Props = { desk: RidersDesk; run: CounterRun; stop: CounterStop; onClose: () => void };
type Step = 'choose' | 'deliver' | 'cancel';

/**
 * The choices for an open stop. The counter asks a second time before it delivers or cancels, which
 * cannot be undone.
 */
export function StopDialog({ desk, run, stop, onClose }: Props) {
  const { stop: texts, order, back } = useRidersTexts();
  const [step, setStep] = useState<Step>('choose');
  const changes = useStopChanges(desk, run, stop, onClose);
  const leads = { choose: stop.address, deliver: texts.deliverText, cancel: texts.cancelText };
  const title = order(stop.number);
  return (
    <Dialog label={title} closeLabel={back} onClose={onClose}>
      <DialogHead title={title} lead={leads[step]} />
      <DialogBody>
        <div className={css.column}>
          {step === 'choose' ? (
            <Choices run={run} stop={stop} changes={changes} onAsk={setStep} />
          ) : (
            <Confirmation step={step} changes={changes} onBack={() => setStep('choose')} />
          )}
        </div>
      </DialogBody>
    </Dialog>
  );
}

type ConfirmationProps = {
  step: Exclude<Step, 'choose'>;
  changes: StopChanges;
  onBack: () => void;
};

function Confirmation({ step, changes, onBack }: ConfirmationProps) {
  const { stop: texts, back } = useRidersTexts();
  const confirmed = { deliver: texts.deliverNow, cancel: texts.cancelNow };
  return (
    <>
      <ActionButton wide isBusy={changes.isBusy} onPress={changes[step]}>
        {confirmed[step]}
      </ActionButton>
      <Button look="quiet" wide onClick={onBack}>
        {back}
      </Button>
    </>
  );
}

type ChoicesProps = Pick<Props, 'run' | 'stop'> & {
  changes: StopChanges;
  onAsk: (step: Step) => void;
};

function Choices({ run, stop, changes, onAsk }: ChoicesProps) {
  const { stop: texts } = useRidersTexts();
  const { role } = useSession();
  const mayCancel = managers.some((manager) => manager === role);
  const isFirst = openStops(run)[0]?.orderId === stop.orderId;
  return (
    <>
      <a
        className={buttonClass(stop.problem === null ? 'quiet' : 'main', { wide: true })}
        href={telUrl(stop.customerPhone)}
      >
        <Icon name="phone" /> {texts.callCustomer(stop.customerName)}
      </a>
      {isFirst ? null : (
        <ActionButton look="quiet" wide isBusy={changes.isBusy} onPress={changes.goFirst}>
          {texts.first}
        </ActionButton>
      )}
      <ActionButton look="quiet" wide isBusy={changes.isBusy} onPress={changes.takeBack}>
        {texts.takeBack}
      </ActionButton>
      <Button look="quiet" wide onClick={() => onAsk('deliver')}>
        {texts.deliver}
      </Button>
      {mayCancel ? (
        <Button look="quiet" wide onClick={() => onAsk('cancel')}>
          {texts.cancel}
        </Button>
      ) : null}
    </>
  );
}
