import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useArea } from '../../platform/app-context.tsx';
import css from './placing.module.css';

/** Four digits that the shopper says to the rider. decisions §4. */
export function HandOverCode({ code }: { code: string }) {
  const words = useArea(ordersTexts);
  return (
    <p className={css.code}>
      <span>{words.handOverCode}</span>
      <b>{code}</b>
      <small>{words.handOverHelp}</small>
    </p>
  );
}
