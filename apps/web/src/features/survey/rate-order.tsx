import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { surveyTexts } from '@comanda/i18n/areas/survey.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { starIcon } from '@comanda/ui/lazy-icons.ts';
import { surveyPath } from '../../shop/survey-link.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { starKeys } from './stars.tsx';
import css from './survey.module.css';
import { storeDraft } from './use-draft.ts';

/**
 * Five stars for the food of a completed order. A tap stores the answer and opens the survey, where
 * it is chosen already. docs/rules/survey.md#ways-to-the-survey.
 */
export function RateOrder({ order: { id, status } }: { order: Pick<Order, 'id' | 'status'> }) {
  const words = useTextsOf(surveyTexts);
  const { rate } = useTextsOf(ordersTexts);
  const go = useNavigate();
  if (status !== 'completed') return null;
  const choose = (score: number): void => {
    storeDraft(id, { taste: score });
    go(surveyPath(id));
  };
  return (
    <div role="group" aria-labelledby="rate-order" className={css.rate}>
      <b id="rate-order">{rate}</b>
      <div className={css.stars}>
        {starKeys.map((key, at) => (
          <button
            key={key}
            type="button"
            className={css.star}
            aria-label={words.star({ count: at + 1, name: words.stars[key] })}
            onClick={() => choose(at + 1)}
          >
            <Icon name={starIcon} size={34} />
          </button>
        ))}
      </div>
    </div>
  );
}
