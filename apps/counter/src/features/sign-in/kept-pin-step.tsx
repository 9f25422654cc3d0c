import { pinLength } from '@comanda/domain/counter/pin.ts';
import { secondMs } from '@comanda/domain/duration.ts';
import { counterOfflineTexts } from '@comanda/i18n/areas/counter-offline.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useTypedCode } from '@comanda/ui/use-typed-code.ts';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { PinPad } from './pin-pad.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Milliseconds for which a deleted key is told. */
const goneMs = 15 * secondMs;

type Props = {
  person: { staffId: string; name: string };
  onBack: () => void;
  /** Too many wrong PINs: the person's key is deleted. */
  onGone: () => void;
};

/**
 * The PIN of one person without a connection: it opens the kept orders and signs nobody in.
 * docs/rules/counter-offline.md#pin-without-a-connection.
 */
export function KeptPinStep({ person: { staffId, name }, onBack, onGone }: Props) {
  const { kept, toasts } = useCounter();
  const { signIn } = useTextsOf(counterStaffTexts);
  const texts = useTextsOf(counterOfflineTexts);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (pin: string): Promise<void> => {
    setBusy(true);
    const outcome = await kept.open(staffId, pin);
    setBusy(false);
    clear();
    if (outcome.ok) return;
    if (outcome.triesLeft > 0) return setProblem(texts.wrong(outcome.triesLeft));
    showToast(toasts, texts.gone, null, goneMs);
    onGone();
  };
  const { code, type, clear } = useTypedCode({
    length: pinLength,
    isBusy,
    onEdit: () => setProblem(null),
    onComplete: (typed) => void open(typed),
  });
  return (
    <SignInCard title={signIn.pinTitle(name)} lead={texts.signInLead} onBack={onBack}>
      <PinPad value={code} onChange={type} problem={isBusy ? texts.opening : problem} />
    </SignInCard>
  );
}
