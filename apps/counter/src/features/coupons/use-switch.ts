import { switchCoupon } from '@comanda/contract/counter/coupons.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useCouponTexts } from '../../counter/coupon-words/use-coupon-words.ts';

/** Milliseconds for which a switch can be taken back by its message. */
const undoMs = 8_000;

/**
 * Switches a coupon; a message says so and takes it back. `reload` runs after each switch.
 * docs/rules/counter-coupons.md#screen-of-coupons.
 */
export function useSwitch(
  code: string,
  reload: () => Promise<void>,
): { turn: (isOn: boolean) => void; isBusy: boolean } {
  const { toasts } = useCounter();
  const texts = useCouponTexts();
  const { run, isBusy } = useCounterAction(switchCoupon, {
    onDone: () => void reload(),
    onRefused: () => void reload(),
    refusalText: ({ label }: Refusal) => (label === 'NOT_FOUND' ? texts.gone : null),
  });
  const send = (isOn: boolean) => run({ params: { code }, body: { isOn } });
  const turn = async (isOn: boolean): Promise<void> => {
    const outcome = await send(isOn);
    if (!outcome?.ok) return;
    const undo = { label: texts.undo, run: () => void send(!isOn) };
    showToast(toasts, isOn ? texts.turnedOn(code) : texts.turnedOff(code), undo, undoMs);
  };
  return { turn: (isOn) => void turn(isOn), isBusy };
}
