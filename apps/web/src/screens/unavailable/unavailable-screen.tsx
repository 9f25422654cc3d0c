import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useTitle } from '../../shop/use-title.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import css from './unavailable-screen.module.css';

/**
 * `/no-disponible`: no navbar and no footer. Nothing was ordered or charged; the main action calls
 * a store. docs/rules/web.md#finished-page-of-every-route.
 */
export function UnavailableScreen() {
  const { page, texts } = useApp();
  const { logo, commerceName } = page.settings;
  useTitle(texts.menu.unavailableTitle);
  return (
    <NoticePage
      brand={<img src={logo} width="72" height="72" alt={commerceName} />}
      title={texts.menu.unavailableTitle}
      actions={<BackToMenu look="link" />}
    >
      <p>{texts.menu.unavailableText}</p>
      <ul className={css.stores}>
        {page.stores.map(({ id, name, phone }, at) => (
          <li key={id}>
            <a
              className={buttonClass(at === 0 ? 'main' : 'quiet', { wide: true })}
              href={telUrl(phone)}
            >
              <Icon name="phone" size={18} />
              <span>
                {name} · <span className={css.phone}>{phone}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </NoticePage>
  );
}
