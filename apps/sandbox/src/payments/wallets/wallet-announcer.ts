import type { Control } from '../../control/control.ts';
import { confirmEndsAt, type WalletPayment, type WalletStatus } from './wallet-payment.ts';

type TellStatus = (payment: WalletPayment, status: WalletStatus) => void;
type Watched = { payment: WalletPayment; told: WalletStatus };

/**
 * Tells of every change of a payment, also of those that time alone causes: the end of its time,
 * and the reversal of an approval that nobody confirmed. `changed` is called after each step of the
 * shop or the shopper.
 */
export function walletAnnouncer(
  { clock, timer }: Pick<Control, 'clock' | 'timer'>,
  statusOf: (payment: WalletPayment) => WalletStatus,
  tell: TellStatus,
): { created(payment: WalletPayment): void; changed(payment: WalletPayment): void } {
  const watched = new Map<string, Watched>();
  const review = (id: string): void => {
    const found = watched.get(id);
    if (found === undefined) return;
    const status = statusOf(found.payment);
    if (status !== found.told) announce(found.payment, status);
  };
  const reviewIn = (id: string, ms: number): void => void timer.after(ms, () => review(id));
  const announce = (payment: WalletPayment, status: WalletStatus): void => {
    if (status === 'open' || status === 'approved')
      watched.set(payment.id, { payment, told: status });
    else watched.delete(payment.id);
    if (status === 'approved') reviewIn(payment.id, confirmEndsAt(payment) - clock.now());
    tell(payment, status);
  };
  clock.onAdvance(() => [...watched.keys()].forEach(review));
  return {
    created: (payment) => {
      watched.set(payment.id, { payment, told: 'open' });
      reviewIn(payment.id, payment.expiresAt - clock.now());
    },
    changed: (payment) => announce(payment, statusOf(payment)),
  };
}
