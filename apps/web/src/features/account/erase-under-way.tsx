import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { paths } from '../../platform/paths.ts';
import css from './account.module.css';

/** Nothing was erased, because an order is under way; leads to the orders. */
export function EraseUnderWay() {
  const { texts } = useApp();
  const words = useTextsOf(profileTexts);
  const go = useNavigate();
  return (
    <div className={css.text}>
      <p role="alert">{words.eraseUnderWay}</p>
      <Button wide onClick={() => go(paths.orders)}>
        {texts.common.myOrders}
      </Button>
    </div>
  );
}
