import { removeValuesOfOthers, setPersonalOwner } from '@comanda/client/personal-storage.ts';
import type { BrowserSessions } from '@comanda/client/sessions.ts';
import { guestOwner, removeStored } from '@comanda/client/storage.ts';
import type { SessionStore } from '@comanda/client/session-store.ts';
import { activeOrderName } from '../../platform/storage-names.ts';
import { showStoredShop, type ShopState, type ShopStore } from '../shop-store.ts';
import { personalNames } from './personal-names.ts';
import type { SessionEndStore } from './session-end.ts';

/**
 * Returns the owner of what this page stores: the user's id, or `guest` for a guest and a visitor.
 */
export const personOf = ({ session }: BrowserSessions): string =>
  session?.role === 'user' ? session.userId : guestOwner;

/**
 * Makes the stored values of the current person the ones that this page reads, and removes those of
 * users who are gone.
 */
export function startAsPerson(sessions: SessionStore): void {
  const person = personOf(sessions.state.getState());
  setPersonalOwner(person);
  removeValuesOfOthers(personalNames, [guestOwner, person]);
}

type Deps = {
  sessions: SessionStore;
  shop: ShopStore;
  sessionEnd: SessionEndStore;
  readShop: () => ShopState;
};

/**
 * Follows the person of the session, whichever tab, answer or expiry changed it. When a user's
 * session ends, it removes the user's values from the browser, and the delivery address from the
 * shop; the cart stays. docs/rules/web.md#end-of-a-users-session.
 */
export function followPerson({ sessions, shop, sessionEnd, readShop }: Deps): void {
  sessions.state.subscribe((current, before) => {
    const [from, to] = [personOf(before), personOf(current)];
    if (from === to) return;
    setPersonalOwner(to);
    if (from === guestOwner) return;
    removeValuesOfOthers(personalNames, [guestOwner, to]);
    removeStored(activeOrderName);
    if (to === guestOwner) forgetAddress(shop);
    else showStoredShop(shop, readShop());
    sessionEnd.setState(({ isLoggingOut }) => ({ end: isLoggingOut ? 'loggedOut' : 'ended' }));
  });
}

const forgetAddress = (shop: ShopStore): void =>
  shop.setState(({ place }) => ({
    place: {
      ...place,
      choice: place.choice.kind === 'delivery' ? { kind: 'undecided' } : place.choice,
    },
  }));
