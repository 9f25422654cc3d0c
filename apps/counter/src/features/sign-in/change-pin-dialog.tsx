import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useShellTexts, useTextsOf } from '../../counter/use-texts.ts';
import { PinPad } from './pin-pad.tsx';
import css from './sign-in.module.css';
import { usePinChange } from './use-pin-change.ts';

type Props = { hasPin: boolean; onClose: () => void; onDone: () => void };

/**
 * Changes the own PIN: the present one, then the new one twice. A wrong present PIN counts as at
 * the sign-in. docs/rules/counter-staff.md#pin.
 */
export function ChangePinDialog({ hasPin, onClose, onDone }: Props) {
  const { toasts } = useCounter();
  const shell = useShellTexts();
  const { account: texts } = useTextsOf(counterStaffTexts);
  const { step, code, type, problem } = usePinChange(hasPin, () => {
    showToast(toasts, texts.pinChanged);
    onDone();
    onClose();
  });
  return (
    <Dialog label={texts.changePin} closeLabel={shell.close} onClose={onClose}>
      <DialogHead title={texts.changePin} lead={<span role="status">{texts[step]}</span>} />
      <DialogBody>
        <PinPad value={code} onChange={type} problem={problem} />
        {step === 'current' ? <p className={css.lead}>{texts.forgotten}</p> : null}
      </DialogBody>
    </Dialog>
  );
}
