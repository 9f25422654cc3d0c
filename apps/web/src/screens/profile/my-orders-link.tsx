import { Icon } from '@comanda/ui/icons.tsx';
import { chevronRightIcon, receiptIcon } from '@comanda/ui/lazy-icons.ts';
import { paths } from '../../platform/paths.ts';
import { useTexts } from '../../shop/use-texts.ts';
import css from './profile.module.css';

/** A row that leads to the orders: most people open the profile for them. */
export function MyOrdersLink() {
  const { common } = useTexts();
  return (
    <a className={css.orders} href={paths.orders} data-nav>
      <Icon name={receiptIcon} />
      <span>{common.myOrders}</span>
      <Icon name={chevronRightIcon} size={18} />
    </a>
  );
}
