import { useAction } from '@comanda/client/use-action.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { isSubstituteGone } from '@comanda/domain/line-removal/is-substitute-gone.ts';
import { type DeclineWish, declineWishes } from '@comanda/domain/line-removal/line-removal.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { Result } from '@comanda/domain/result.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { removalSentences } from '@comanda/i18n/removal-text.ts';
import { Block } from '@comanda/ui/block.tsx';
import { Button } from '@comanda/ui/button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './order.module.css';

export type RemovalReply = 'yes' | DeclineWish;

type Props = {
  order: Order;
  removal: NonNullable<Order['removal']>;
  onReply: (reply: RemovalReply) => Promise<Result<unknown, Refusal>>;
};

/**
 * The one question of a store that cannot make a dish: what is missing, what becomes of its money,
 * and a yes or a no that says what the shopper wants instead.
 * docs/rules/line-removals.md#answer-of-the-shopper.
 */
export function RemovalCard({ order, removal, onReply }: Props) {
  const { toasts, texts } = useApp();
  const words = useTextsOf(ordersTexts).removal;
  const { country } = useSettings();
  const [isNo, setNo] = useState(false);
  const { run, isBusy } = useAction((_call, reply: RemovalReply) => onReply(reply), {
    onRefused: (refusal, again) =>
      again === null
        ? showToast(toasts, isSubstituteGone(refusal) ? words.gone : words.tooLate)
        : showToast(toasts, words.failed, { label: texts.common.retry, run: again }),
  });
  const reply = (said: RemovalReply) => void run(said);
  const sentences = removalSentences(removal, {
    method: order.paymentMethod,
    money: (amount) => formatMoney(amount, country),
    texts: words,
  });
  return (
    <Block title={words.title}>
      <div className={css.question}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {isNo ? (
        <Wishes isBusy={isBusy} onReply={reply} />
      ) : (
        <div className={css.answers}>
          <Button wide aria-disabled={isBusy} onClick={() => (isBusy ? undefined : reply('yes'))}>
            {words.yes}
          </Button>
          <Button look="quiet" wide onClick={() => setNo(true)}>
            {words.no}
          </Button>
        </div>
      )}
    </Block>
  );
}

type WishProps = { isBusy: boolean; onReply: (reply: DeclineWish) => void };

/** The wishes of a shopper who says no; the store decides. */
function Wishes({ isBusy, onReply }: WishProps) {
  const words = useTextsOf(ordersTexts).removal;
  return (
    <div className={css.answers} role="group" aria-label={words.wishTitle}>
      <h3 ref={(title) => title?.focus()} tabIndex={-1}>
        {words.wishTitle}
      </h3>
      {declineWishes.map((wish) => (
        <Button
          key={wish}
          look="quiet"
          wide
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : onReply(wish))}
        >
          {words.wishes[wish]}
        </Button>
      ))}
      <p className={css.hint}>{words.wishHelp}</p>
    </div>
  );
}
