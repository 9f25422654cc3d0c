import type { NamedUnits } from '@comanda/domain/line-removal/named-units.ts';
import type { RemovalReason, RemovalWay } from '@comanda/domain/line-removal/line-removal.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { RemovalWords } from './es/line-removal.ts';
import { joinNames } from './join-names.ts';
import { methodTexts } from './method-texts.ts';

/** Units that are to be taken off an order. `amount` in minor units. */
type AskedRemoval = {
  readonly lines: readonly NamedUnits[];
  readonly reason: RemovalReason;
  readonly way: RemovalWay;
  readonly amount: Minor;
};

/** `method` paid, or will pay at the door. `money`: an amount as the brand writes it. */
type Context = {
  method: PaymentMethodName;
  money: (amount: Minor) => string;
  texts: RemovalWords;
};

/**
 * Returns what is missing, what becomes of its money, and that the rest stays, each in a sentence.
 * docs/rules/line-removals.md#answer-of-the-shopper.
 */
export function removalSentences(
  removal: AskedRemoval,
  { texts, ...context }: Context,
): readonly string[] {
  const units = joinNames(removal.lines.map(texts.unit));
  return [texts.missing[removal.reason](units), moneySentence(removal, texts, context), texts.rest];
}

function moneySentence(
  { way, amount }: AskedRemoval,
  texts: RemovalWords,
  { method, money }: Omit<Context, 'texts'>,
): string {
  switch (way) {
    case 'provider':
      return texts.provider({ amount: money(amount), where: methodTexts[method].refund });
    case 'hand':
      return texts.hand(money(amount));
    case 'due':
      return texts.due(money(amount));
    case 'none':
      return texts.none;
  }
}
