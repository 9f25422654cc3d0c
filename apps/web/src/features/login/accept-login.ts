import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { adoptGuestValues, readPersonal, writePersonal } from '@comanda/client/personal-storage.ts';
import type { BrowserSession } from '@comanda/client/session.ts';
import { removeStored } from '@comanda/client/storage.ts';
import { localPhone } from '@comanda/domain/checkout/check-phone.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import * as v from 'valibot';
import {
  draftName,
  lastPersonName,
  orderKeyName,
  placeName,
} from '../../platform/storage-names.ts';
import { textsOfArea } from '../../platform/texts.ts';
import type { AppContext } from '../../shop/app-context.ts';
import { removePendingLogin } from '../../shop/session/pending-login.ts';
import { personalNames } from '../../shop/session/personal-names.ts';
import { sessionOfUser, type User } from '../../shop/session/user-session.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { verifyAccount } from '@comanda/contract/login.ts';

/**
 * Makes the user the current person of this browser. The cart, the place, the time and the checkout
 * as typed stay; name, email and phone become the account's. A guest who was merged is gone from
 * the browser; any other stays beside until its session expires.
 * docs/rules/login.md#what-a-login-keeps.
 */
export function acceptLogin(
  app: AppContext,
  { token, expiresAt, user, merged }: AnswerOf<typeof verifyAccount>,
  guest: BrowserSession | null,
): void {
  const { sessions, clock, page, toasts } = app;
  const staysBeside = guest !== null && merged === null;
  adoptGuestValues(
    staysBeside ? [placeName, draftName] : personalNames.filter((name) => name !== orderKeyName),
    user.id,
  );
  sessions.setCurrent(sessionOfUser(user, { token, expiresAt }));
  if (guest !== null && merged !== null) sessions.drop(guest.token);
  if (!staysBeside) removeStored(lastPersonName);
  removePendingLogin();
  fillDraft(user, app.page.settings.country, clock.now());
  const words = textsOfArea(loginTexts, page.settings);
  const orders = merged?.orders ?? 0;
  // The step that asks for name and phone says itself that the login is done.
  if (orders > 0) showToast(toasts, words.mergedOrders(orders));
  else if (!lacksData(user)) showToast(toasts, words.welcome);
}

/** Returns whether the account has no name or no phone yet. */
export const lacksData = ({ name, phone }: User): boolean => name === '' || phone === '';

/**
 * Writes the account's name, email and phone over those of the stored checkout. A value that the
 * account lacks stays as typed.
 */
function fillDraft(
  { name, email, phone }: User,
  country: Parameters<typeof localPhone>[1],
  now: number,
): void {
  const draft = readPersonal(draftName, v.looseObject({}), now);
  if (draft === null) return;
  const known = {
    ...(name === '' ? {} : { name }),
    ...(phone === '' ? {} : { phone: localPhone(phone, country) }),
    email,
  };
  writePersonal(draftName, { ...draft, ...known }, browserStorageLifetimes.draft, now);
}
