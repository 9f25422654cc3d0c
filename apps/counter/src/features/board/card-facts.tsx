import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { useCounter } from '../../counter/app-context.ts';
import css from './board.module.css';

/** The shopper, the first dishes and the price of an order. */
export function CardFacts({ card, texts }: { card: BoardCard; texts: CounterBoardTexts }) {
  const { country } = useCounter().page;
  const isDelivery = card.dispatchMethod === 'store_delivery';
  const hidden = card.itemCount - card.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <p className={css.who}>
        <Icon name={isDelivery ? 'bike' : 'bag'} size={20} />
        <span>
          {isDelivery ? texts.dispatch.delivery : texts.dispatch.pickUp}
          {card.broughtBy === 'courier' ? ` · ${texts.courier}` : ''}
        </span>
        <b>{card.customerName}</b>
      </p>
      <ul className={css.items}>
        {card.items.map(({ quantity, name }, at) => (
          <li key={at}>
            <b>{quantity}×</b> <span>{name}</span>
          </li>
        ))}
        {hidden > 0 ? <li className={css.more}>{texts.more(hidden)}</li> : null}
      </ul>
      <p className={css.money}>
        <span>{texts.items(card.itemCount)}</span>
        {card.toCollect === 0 ? (
          <span>{`${formatMoney(card.total, country)} · ${texts.paid}`}</span>
        ) : (
          <b>{texts.toCollect(formatMoney(card.toCollect, country))}</b>
        )}
      </p>
    </>
  );
}
