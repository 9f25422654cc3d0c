import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import type { MouseEvent } from 'react';
import { surveyPath } from '../../shop/survey-link.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

type Props = { order: Pick<Order, 'id' | 'status'>; look: 'main' | 'soft' };

/** The link to the survey about a completed order. docs/rules/survey.md#ways-to-the-survey. */
export function SurveyAction({ order, look }: Props) {
  const words = useTextsOf(ordersTexts);
  const go = useNavigate();
  if (order.status !== 'completed') return null;
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(surveyPath(order.id));
  };
  return (
    <a className={buttonClass(look, { wide: true })} href={surveyPath(order.id)} onClick={follow}>
      {words.survey}
    </a>
  );
}
