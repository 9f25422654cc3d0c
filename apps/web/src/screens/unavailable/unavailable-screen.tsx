import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useTitle } from '../../shop/use-title.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import css from './unavailable-screen.module.css';

/**
 * `/no-disponible`: no navbar and no footer. Nothing was ordered or charged; the stores' telephones
 * are listed. docs/rules/web.md#finished-page-of-every-route.
 */
export function UnavailableScreen() {
  const { page, texts } = useApp();
  const { logo, commerceName } = page.settings;
  useTitle(texts.menu.unavailableTitle);
  return (
    <NoticePage
      brand={<img src={logo} width="72" height="72" alt={commerceName} />}
      title={texts.menu.unavailableTitle}
      actions={<BackToMenu />}
    >
      <p>{texts.menu.unavailableText}</p>
      <ul className={css.stores}>
        {page.stores.map(({ id, name, phone }) => (
          <li key={id}>
            <a href={telUrl(phone)}>
              <Icon name="phone" size={18} />
              {name} · {phone}
            </a>
          </li>
        ))}
      </ul>
    </NoticePage>
  );
}
