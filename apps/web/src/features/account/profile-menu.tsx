import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSession } from '../../shop/use-sessions.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { paths } from '../../platform/paths.ts';
import { pageIcon, receiptIcon } from '@comanda/ui/lazy-icons.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import css from './account.module.css';
import { MenuLink } from './menu-link.tsx';

/** The account menu: orders, profile, terms. */
export function ProfileMenu({ frame }: { frame: ModalFrame }) {
  const { texts } = useApp();
  const { common } = texts;
  const words = useTextsOf(profileTexts);
  const session = useSession();
  const title =
    session === null ? common.account : words.greeting(session.name.split(' ')[0] ?? session.name);
  return (
    <Dialog label={title} closeLabel={common.close} onClose={frame.close}>
      <DialogHead title={title} lead={session?.email} />
      <DialogBody>
        <ul className={css.list}>
          <MenuLink icon={receiptIcon} href={paths.orders}>
            {common.myOrders}
          </MenuLink>
          <MenuLink icon="user" href={paths.profile}>
            {common.myProfile}
          </MenuLink>
          <MenuLink icon={pageIcon} href={paths.terms}>
            {common.terms}
          </MenuLink>
          <MenuLink icon={pageIcon} href={paths.mercatTerms}>
            {common.mercatTerms}
          </MenuLink>
        </ul>
      </DialogBody>
    </Dialog>
  );
}
