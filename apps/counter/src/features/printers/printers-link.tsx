import { Icon } from '@comanda/ui/icons.tsx';
import { Link } from 'wouter';
import { printerIcon } from '../../platform/icons.ts';
import { paths } from '../../platform/paths.ts';
import css from './printers.module.css';
import { usePrintersTexts } from './use-printers-texts.ts';

/** Leads to the printers of the store and the paper of this device. */
export function PrintersLink() {
  const texts = usePrintersTexts();
  return (
    <Link className={css.link} href={paths.printers}>
      <Icon name={printerIcon} size={28} />
      <span>
        <b>{texts.link}</b>
        <small>{texts.linkHint}</small>
      </span>
    </Link>
  );
}
