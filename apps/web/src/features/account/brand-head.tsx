import { useApp } from '../../platform/app-context.tsx';
import { paths } from '../../platform/paths.ts';
import { Icon } from '../../ui/icons.tsx';
import { SlimHead } from '../../ui/slim-head.tsx';

/** Back to the menu, the brand, and a store to call. */
export function BrandHead({ store }: { store?: { name: string; phone: string } }) {
  const { page, texts } = useApp();
  const { logo, commerceName } = page.settings;
  return (
    <SlimHead
      logo={logo}
      name={commerceName}
      back={{ href: paths.home, label: texts.common.backToMenu }}
      aside={
        store === undefined || store.phone === '' ? null : (
          <a href={`tel:${store.phone.replaceAll(' ', '')}`}>
            <Icon name="phone" size={18} />
            {store.name} · {store.phone}
          </a>
        )
      }
    />
  );
}
