import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { loginIcon, logoutIcon, receiptIcon } from '@comanda/ui/lazy-icons.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useLogin } from '../../shop/session/use-login.ts';
import { useLoyaltyProgram } from '../../shop/use-loyalty-program.ts';
import { paths } from '../../platform/paths.ts';
import css from './account.module.css';
import { MenuButton, MenuLink, PageLink } from './menu-link.tsx';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    profileMenu: object;
  }
}

/** The account menu: orders, profile, the login or the logout, and small the terms. */
export function ProfileMenu({ frame }: { frame: ModalFrame }) {
  const { texts } = useApp();
  const { common } = texts;
  const words = useTextsOf(profileTexts);
  const session = useSession();
  const firstName = session?.name.split(' ')[0] ?? '';
  const title = firstName === '' ? common.account : words.greeting(firstName);
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
          <SessionButton isUser={session?.role === 'user'} />
        </ul>
        <p className={css.legal}>
          <PageLink href={paths.terms}>{common.terms}</PageLink>
          <PageLink href={paths.mercatTerms}>{common.mercatTerms}</PageLink>
        </p>
      </DialogBody>
    </Dialog>
  );
}

function SessionButton({ isUser }: { isUser: boolean }) {
  const words = useTextsOf(profileTexts);
  const modals = useModals();
  const programme = useLoyaltyProgram();
  const login = useLogin();
  if (isUser)
    return (
      <MenuButton icon={logoutIcon} onPress={() => modals.replace({ kind: 'logout' })}>
        {words.logout}
      </MenuButton>
    );
  const logIn = (): void => {
    modals.closeAll();
    void login();
  };
  return (
    <MenuButton
      icon={loginIcon}
      onPress={logIn}
      note={programme === null ? undefined : words.loginPoints(programme.name)}
    >
      {words.login}
    </MenuButton>
  );
}
