import { Icon } from '@comanda/ui/icons.tsx';
import { Link, useRoute } from 'wouter';
import type { StaffRole } from '@comanda/domain/session/role.ts';
import { useSession } from '../counter/use-session.ts';
import { useShellTexts } from '../counter/use-texts.ts';
import css from './frame.module.css';
import { screens } from './lazy-screens.ts';
import { navigation, type NavigationEntry } from './navigation.ts';

/** The sections that the staff member's role may open. */
export function Navigation() {
  const texts = useShellTexts();
  const { role } = useSession();
  const entries = navigation.filter(({ path }) => mayOpen(path, role));
  return (
    <nav className={css.navigation} aria-label={texts.navigation}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry: { path, text, icon } }: { entry: NavigationEntry }) {
  const texts = useShellTexts();
  const [isHere] = useRoute(path);
  return (
    <Link className={css.section} href={path} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} size={26} />
      {texts.nav[text]}
    </Link>
  );
}

const mayOpen = (path: string, role: StaffRole): boolean =>
  screens.some((screen) => screen.path === path && screen.roles.includes(role));
