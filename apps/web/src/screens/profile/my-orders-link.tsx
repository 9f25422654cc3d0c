import { buttonClass } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { receiptIcon } from '@comanda/ui/lazy-icons.ts';
import { paths } from '../../platform/paths.ts';
import { useTexts } from '../../shop/use-texts.ts';

export function MyOrdersLink() {
  const { common } = useTexts();
  return (
    <a className={buttonClass('soft', { wide: true })} href={paths.orders} data-nav>
      <Icon name={receiptIcon} />
      {common.myOrders}
    </a>
  );
}
