import type { NamedUnits } from '@comanda/domain/line-removal/named-units.ts';
import type { RemovalReason, RemovalWay } from '@comanda/domain/line-removal/line-removal.ts';
import type { Substitute } from '@comanda/domain/line-removal/substitute.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { RemovalWords } from './es/line-removal.ts';
import { joinNames } from './join-names.ts';
import { methodTexts } from './method-texts.ts';

/**
 * Units that are to be taken off an order, and the dish that is offered instead. `amount`,
 * `storeBears` in minor units.
 */
type AskedRemoval = {
  readonly lines: readonly NamedUnits[];
  readonly reason: RemovalReason;
  readonly way: RemovalWay;
  readonly substitute?: Substitute | null | undefined;
  readonly storeBears?: Minor | undefined;
  readonly amount: Minor;
};

/** `method` paid, or will pay at the door. `money`: an amount as the brand writes it. */
type Context = {
  method: PaymentMethodName;
  money: (amount: Minor) => string;
  texts: RemovalWords;
};

/**
 * Returns what is missing, the dish that is offered instead, what becomes of its money, and that
 * the rest stays, each in a sentence. docs/rules/line-removals.md#answer-of-the-shopper.
 */
export function removalSentences(
  removal: AskedRemoval,
  { texts, ...context }: Context,
): readonly string[] {
  const units = joinNames(removal.lines.map(texts.unit));
  const missing = texts.missing[removal.reason](units);
  const { substitute } = removal;
  return substitute == null
    ? [missing, moneySentence(removal, texts, context), texts.rest]
    : [
        missing,
        texts.instead(dishWithOptions(substitute, texts)),
        differenceSentence(removal, texts, context),
        texts.rest,
      ];
}

/** "1 × Hamburguesa (Papas, 2 × Tocino)". */
export function dishWithOptions(
  { modifiers, ...dish }: Pick<Substitute, 'name' | 'quantity' | 'modifiers'>,
  texts: Pick<RemovalWords, 'unit'>,
): string {
  const options = modifiers.map((option) =>
    option.quantity > 1 ? texts.unit(option) : option.name,
  );
  return options.length === 0 ? texts.unit(dish) : `${texts.unit(dish)} (${options.join(', ')})`;
}

/** Says what another dish changes for the shopper, who never pays more. */
function differenceSentence(
  { way, amount, storeBears }: AskedRemoval,
  texts: RemovalWords,
  { method, money }: Omit<Context, 'texts'>,
): string {
  switch (way) {
    case 'provider':
      return texts.cheaperByProvider({
        amount: money(amount),
        where: methodTexts[method].refund,
      });
    case 'hand':
      return texts.cheaperByHand(money(amount));
    case 'due':
      return texts.cheaperDue(money(amount));
    case 'none':
      return storeBears ? texts.storeBears(money(storeBears)) : texts.same;
  }
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
