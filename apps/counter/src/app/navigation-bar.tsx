import { Icon } from '@comanda/ui/icons.tsx';
import { useState } from 'react';
import { Link, useLocation, useRoute } from 'wouter';
import type { CounterSession } from '../counter/counter-session.ts';
import { useSession } from '../counter/use-session.ts';
import { useShellTexts } from '../counter/use-texts.ts';
import { moreIcon } from '../platform/icons.ts';
import { screens } from './lazy-screens.ts';
import { MoreSections } from './more-sections.tsx';
import { ProblemBadge, useProblemsIn } from './problem-badge.tsx';
import css from './navigation-bar.module.css';
import { navigation, type NavigationEntry } from './navigation.ts';

/** Sections in the bar of a phone; the others are behind "more". */
const onPhone = 4;

/**
 * The sections that the staff member's role may open: a rail on a tablet, a bar below on a phone.
 * docs/rules/counter-shell.md#sections-by-role.
 */
export function Navigation() {
  const texts = useShellTexts();
  const session = useSession();
  const [showsMore, setShowsMore] = useState(false);
  const entries = navigation.filter(({ path }) => mayOpen(path, session));
  const needsMore = entries.length > onPhone + 1;
  const problemsIn = useProblemsIn();
  const [here] = useLocation();
  const isInMore = entries.slice(onPhone).some(({ path }) => path === here);
  const isRest = (index: number): boolean => needsMore && index >= onPhone;
  return (
    <nav className={css.navigation} aria-label={texts.navigation}>
      <ul>
        {entries.map((entry, index) => (
          <li key={entry.path} className={isRest(index) ? css.rest : undefined}>
            <Section entry={entry} />
          </li>
        ))}
        {needsMore ? (
          <li className={css.more}>
            <button
              className={css.section}
              type="button"
              aria-haspopup="dialog"
              aria-current={isInMore || undefined}
              onClick={() => setShowsMore(true)}
            >
              <Icon name={moreIcon} size={26} />
              {texts.more}
              <ProblemBadge count={problemsIn(entries.slice(onPhone))} />
            </button>
          </li>
        ) : null}
      </ul>
      {showsMore ? (
        <MoreSections entries={entries.slice(onPhone)} onClose={() => setShowsMore(false)} />
      ) : null}
    </nav>
  );
}

function Section({ entry }: { entry: NavigationEntry }) {
  const { path, text, icon } = entry;
  const texts = useShellTexts();
  const problemsIn = useProblemsIn();
  const [isHere] = useRoute(path);
  return (
    <Link className={css.section} href={path} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} size={26} />
      {texts.nav[text]}
      <ProblemBadge count={problemsIn([entry])} />
    </Link>
  );
}

const mayOpen = (path: string, { role, storeIds }: CounterSession): boolean =>
  screens.some(
    (screen) =>
      screen.path === path &&
      screen.roles.includes(role) &&
      (!screen.isOfBrand || storeIds === 'all'),
  );
