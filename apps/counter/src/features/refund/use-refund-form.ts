import type { getRefundOptions } from '@comanda/contract/counter/refunds.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { amountOfUnits, type LineUnits } from '@comanda/domain/counter/refund/line-shares.ts';
import type { RefundPart, RefundReason } from '@comanda/domain/counter/refund/refund-reasons.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';
import { isPaidAtOnce } from '@comanda/domain/payment/paid-at-once.ts';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import type { RefundChoice } from './refund-choice.ts';

export type RefundOptions = AnswerOf<typeof getRefundOptions>;
export type RefundForm = ReturnType<typeof useRefundForm>;

/**
 * Returns whether an order cost nothing and can be ended, which moves no money.
 * docs/rules/counter-money.md#end-of-an-order-of-total-0.
 */
export const endsForFree = ({ total, endsAs }: Pick<RefundOptions, 'total' | 'endsAs'>): boolean =>
  isPaidAtOnce(total) && endsAs !== null;

/**
 * A refund while staff chooses it. `amount`: minor units; null: what was typed is no amount.
 * `choice`: the refund; null while it is not possible: nothing, or as much as is left without being
 * the whole.
 */
export function useRefundForm(options: RefundOptions) {
  const { country } = useCounter().page;
  const [part, setPart] = useState<RefundPart>('lines');
  const [typed, setTyped] = useState('');
  const [counts, setCounts] = useState<readonly number[]>([]);
  const [reason, setReason] = useState<RefundReason>('missing');
  const [note, setNote] = useState('');
  const lines = countedLines(counts);
  const units = options.lines.map((line) => line.units);
  const amounts: Record<RefundPart, Minor | null> = {
    whole: options.left,
    amount: parseMoney(typed, country),
    lines: amountOfUnits(units, lines),
  };
  const amount = amounts[part];
  const isTooMuch = part !== 'whole' && amount !== null && amount >= options.left;
  const isNothing = amount !== null && amount <= 0 && !endsForFree(options);
  const choice: RefundChoice | null =
    amount === null || isNothing || isTooMuch ? null : { part, amount, lines, reason, note };
  const fields = { part, typed, counts, reason, note };
  const set = { setPart, setTyped, setCounts, setReason, setNote };
  return { ...fields, ...set, amount, isTooMuch, choice };
}

/** Returns the lines of which any units were chosen. `counts`: units by line. */
const countedLines = (counts: readonly number[]): LineUnits[] =>
  counts
    .map((quantity, line) => ({ line, quantity: quantity ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
