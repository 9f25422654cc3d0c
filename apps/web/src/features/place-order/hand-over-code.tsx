import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './place-order.module.css';

type Props = { code: string; method: DispatchMethod };

/**
 * Four digits that the shopper says to the rider, or shows at the counter.
 * docs/rules/orders.md#hand-over-code.
 */
export function HandOverCode({ code, method }: Props) {
  const words = useTextsOf(ordersTexts);
  return (
    <p className={css.code}>
      <span>{words.handOverCode[method]}</span>
      <b>{code}</b>
      <small>{words.handOverHelp[method]}</small>
    </p>
  );
}
