import { useReading } from '@comanda/client/use-reading.ts';
import { getRemovalOptions } from '@comanda/contract/counter/line-removals.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { counterRemovalTexts } from '@comanda/i18n/areas/counter-removal.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import type { Substitute } from '@comanda/domain/line-removal/substitute.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { useState } from 'react';
import { ReadingState } from '../../counter/screen.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import { ChooseRemoval } from './choose-removal.tsx';
import { ConfirmRemoval } from './confirm-removal.tsx';
import { ChooseSubstitute } from './choose-substitute.tsx';
import {
  missingDishes,
  type RemovalChoice,
  type RemovalOptions,
  unitsOf,
} from './removal-choice.ts';
import css from './line-removal.module.css';

type Props = { storeId: StoreId; orderId: OrderId; number: number; onClose: () => void };

/** The missing units, then perhaps another dish for them, then what becomes of the money. */
type Step =
  | { kind: 'units' }
  | { kind: 'dish'; choice: RemovalChoice }
  | { kind: 'confirm'; choice: RemovalChoice; substitute: Substitute | null };

const firstStep: Step = { kind: 'units' };

/**
 * Takes units off an order in steps: the dishes with the reason, another dish for them if staff
 * offers one, then what becomes of their money. Nothing changes before the shopper's yes.
 * docs/rules/line-removals.md#units-taken-off-an-order.
 */
export function RemovalDialog({ storeId, orderId, number, onClose }: Props) {
  const texts = useTextsOf(counterRemovalTexts);
  const params = { id: storeId, orderId };
  const reading = useReading((call) => call(getRemovalOptions, { params }), orderId);
  const [step, setStep] = useState<Step>(firstStep);
  const refused = (): void => {
    setStep(firstStep);
    void reading.reload();
  };
  const options: RemovalOptions | null = reading.value;
  return (
    <Dialog label={texts.title(number)} closeLabel={texts.close} onClose={onClose} staysOnOverlay>
      <DialogHead title={texts.title(number)} />
      <DialogBody>
        <div className={css.steps}>
          <ReadingState reading={reading} />
          {options?.way === null ? <Notice>{texts.noMoney}</Notice> : null}
          {options && options.way !== null ? (
            <StepOfRemoval
              {...{ params, options, step }}
              onStep={setStep}
              onRefused={refused}
              onDone={onClose}
            />
          ) : null}
        </div>
      </DialogBody>
    </Dialog>
  );
}

type StepProps = {
  params: { id: StoreId; orderId: OrderId };
  options: RemovalOptions;
  step: Step;
  onStep: (step: Step) => void;
  onRefused: () => void;
  onDone: () => void;
};

function StepOfRemoval({ params, options, step, onStep, onRefused, onDone }: StepProps) {
  const toUnits = (): void => onStep(firstStep);
  switch (step.kind) {
    case 'units':
      return (
        <ChooseRemoval
          options={options}
          onRemove={(choice) => onStep({ kind: 'confirm', choice, substitute: null })}
          onOffer={(choice) => onStep({ kind: 'dish', choice })}
        />
      );
    case 'dish': {
      const { choice } = step;
      return (
        <ChooseSubstitute
          params={params}
          units={unitsOf(choice)}
          missing={missingDishes(options, choice)}
          worth={choice.worth}
          onChoose={(substitute) => onStep({ kind: 'confirm', choice, substitute })}
          onBack={toUnits}
        />
      );
    }
    case 'confirm': {
      const { choice, substitute } = step;
      const back: Step = substitute === null ? firstStep : { kind: 'dish', choice };
      return (
        <ConfirmRemoval
          {...{ params, options, choice, substitute, onRefused, onDone }}
          onBack={() => onStep(back)}
        />
      );
    }
  }
}
