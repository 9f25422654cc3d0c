import { useApp } from '../../platform/app-context.tsx';
import { paths } from '../../platform/paths.ts';
import { useTitle } from '../../platform/use-title.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import css from './unavailable.module.css';

/** `/no-disponible`: no navbar, no footer; nothing was ordered and nothing charged, and the stores can be called. Spec §2, decisions §9. */
export function Unavailable() {
  const { page, texts } = useApp();
  const { logo, commerceName } = page.settings;
  useTitle(texts.menu.unavailableTitle);
  return (
    <NoticePage
      brand={<img src={logo} width="72" height="72" alt={commerceName} />}
      title={texts.menu.unavailableTitle}
      actions={
        <a className={buttonClass('main')} href={paths.home} data-nav>
          {texts.common.backToMenu}
        </a>
      }
    >
      <p>{texts.menu.unavailableText}</p>
      <ul className={css.stores}>
        {page.stores.map(({ id, name, phone }) => (
          <li key={id}>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>
              <Icon name="phone" size={18} />
              {name} · {phone}
            </a>
          </li>
        ))}
      </ul>
    </NoticePage>
  );
}
