import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { Block } from '@comanda/ui/block.tsx';
import { buttonClass } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import css from './order.module.css';

/** The store's telephone, and the order number to mention. */
export function HelpBlock({ order }: { order: Order }) {
  const { texts } = useApp();
  const words = useTextsOf(ordersTexts);
  const { storeName, storePhone, number } = order;
  return (
    <Block
      title={words.wrong}
      aside={
        storePhone === '' ? null : (
          <a
            className={buttonClass('quiet')}
            href={telUrl(storePhone)}
            aria-label={`${words.help}: ${texts.common.call(storeName)}`}
          >
            <Icon name="phone" size={18} />
            {words.help}
          </a>
        )
      }
    >
      <p className={css.hint}>{words.helpText({ store: storeName, number })}</p>
    </Block>
  );
}
