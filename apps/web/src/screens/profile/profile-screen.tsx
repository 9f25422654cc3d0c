import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { useApp } from '../../shop/app-context.ts';
import { readLastPerson } from '../../shop/order/last-person.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useTitle } from '../../shop/use-title.ts';
import { GuestProfile } from './guest-profile.tsx';
import { UserProfile } from './user-profile.tsx';
import { KnownVisitorProfile, UnknownVisitorProfile } from './visitor-profile.tsx';

/**
 * The profile of a user, a guest or a visitor; nobody has to log in to see it.
 * docs/rules/profile.md#profile-of-a-visitor.
 */
export function ProfileScreen() {
  const words = useTextsOf(profileTexts);
  const session = useSession();
  const { clock } = useApp();
  useTitle(words.title);
  if (session?.role === 'user') return <UserProfile />;
  if (session !== null) return <GuestProfile person={session} />;
  const person = readLastPerson(clock.now());
  return person === null ? <UnknownVisitorProfile /> : <KnownVisitorProfile person={person} />;
}
