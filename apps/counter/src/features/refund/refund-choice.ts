import type { LineUnits } from '@comanda/domain/counter/refund/line-shares.ts';
import type { RefundPart, RefundReason } from '@comanda/domain/counter/refund/refund-reasons.ts';
import type { Minor } from '@comanda/domain/money/money.ts';

/** A refund as the person chose it, before it is confirmed. `amount`: minor units. */
export type RefundChoice = {
  part: RefundPart;
  amount: Minor;
  lines: LineUnits[];
  reason: RefundReason;
  note: string;
};
