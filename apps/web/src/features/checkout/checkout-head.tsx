import { useApp } from '../../shop/app-context.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { paths } from '../../platform/paths.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { SlimHead } from '../../shop/slim-head.tsx';

/**
 * The slim head of the checkout: link to the menu, brand, the store's phone, no navbar
 * (docs/rules/checkout.md#slim-head-of-the-checkout).
 */
export function CheckoutHead() {
  const { page, texts } = useApp();
  const { name, phone } = useCurrentStore();
  return (
    <SlimHead
      logo={page.settings.logo}
      name={page.settings.commerceName}
      back={{ href: paths.home, label: texts.common.backToMenu }}
      aside={
        <a href={telUrl(phone)}>
          <Icon name="phone" size={18} />
          {name} · {phone}
        </a>
      }
    />
  );
}
