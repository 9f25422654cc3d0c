import { useApp } from '../../shop/app-context.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import css from './footer.module.css';

/** The contact data in the brand's settings. */
export function FooterContact() {
  const { page, texts } = useApp();
  const { email, phone, instagram } = page.settings.contact;
  if (email === null && phone === null && instagram === null) return null;
  return (
    <address className={css.links}>
      <h2>{texts.common.contact}</h2>
      {email === null ? null : <a href={`mailto:${email}`}>{email}</a>}
      {phone === null ? null : <a href={telUrl(phone)}>{phone}</a>}
      {instagram === null ? null : (
        <a href={`https://www.instagram.com/${instagram}/`} target="_blank" rel="noreferrer">
          {texts.common.instagram(instagram)}{' '}
          <span className="visually-hidden">{texts.common.opensNewTab}</span>
        </a>
      )}
    </address>
  );
}
