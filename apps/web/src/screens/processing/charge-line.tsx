import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { shortCardName } from '../../shop/cards/card-name.ts';
import { useChosenCard } from '../../shop/cards/use-chosen-card.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

type Props = { total: Minor; method: PaymentMethodName; /** Of the order. */ number?: number };

/** The order, its charged amount and the saved card that pays it. */
export function ChargeLine({ total, method, number }: Props) {
  const orders = useTextsOf(ordersTexts);
  const cards = useTextsOf(cardsTexts);
  const { country } = useSettings();
  const card = useChosenCard(method);
  const parts = [
    ...(number === undefined ? [] : [orders.number(number)]),
    formatMoney(total, country),
    ...(card === null ? [] : [shortCardName(card, cards)]),
  ];
  return <p>{parts.join(' · ')}</p>;
}
