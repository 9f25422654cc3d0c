import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './place-order.module.css';

/** Four digits that the shopper says to the rider. docs/rules/orders.md#hand-over-code. */
export function HandOverCode({ code }: { code: string }) {
  const words = useTextsOf(ordersTexts);
  return (
    <p className={css.code}>
      <span>{words.handOverCode}</span>
      <b>{code}</b>
      <small>{words.handOverHelp}</small>
    </p>
  );
}
