import { Icon } from '@comanda/ui/icons.tsx';
import { useState } from 'react';
import { Link, useLocation, useRoute } from 'wouter';
import type { CounterSession } from '../counter/counter-session.ts';
import { useSession } from '../counter/use-session.ts';
import { useShellTexts } from '../counter/use-texts.ts';
import { moreIcon } from '../platform/icons.ts';
import { MoreSections } from './more-sections.tsx';
import { ProblemBadge, useProblemsIn } from './problem-badge.tsx';
import css from './navigation-bar.module.css';
import { screens, type Section, sections } from './screens.ts';

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
  const entries = sections.filter((section) => mayOpen(section, session));
  const needsMore = entries.length > onPhone + 1;
  const more = needsMore ? entries.slice(onPhone) : [];
  return (
    <nav className={css.navigation} aria-label={texts.navigation}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path} className={more.includes(entry) ? css.rest : undefined}>
            <SectionLink entry={entry} />
          </li>
        ))}
        {needsMore ? (
          <li className={css.more}>
            <MoreButton entries={more} onOpen={() => setShowsMore(true)} />
          </li>
        ) : null}
      </ul>
      {showsMore ? <MoreSections entries={more} onClose={() => setShowsMore(false)} /> : null}
    </nav>
  );
}

type MoreProps = { entries: readonly Section[]; onOpen: () => void };

/** Opens the sections that the bar of a phone has no room for. */
function MoreButton({ entries, onOpen }: MoreProps) {
  const texts = useShellTexts();
  const problemsIn = useProblemsIn();
  const [here] = useLocation();
  return (
    <button
      className={css.section}
      type="button"
      aria-haspopup="dialog"
      aria-current={entries.some(({ path }) => path === here || isWithin(path, here)) || undefined}
      onClick={onOpen}
    >
      <Icon name={moreIcon} size={26} />
      {texts.more}
      <ProblemBadge count={problemsIn(entries)} />
    </button>
  );
}

function SectionLink({ entry }: { entry: Section }) {
  const { path, section } = entry;
  const texts = useShellTexts();
  const problemsIn = useProblemsIn();
  const [isHere] = useRoute(path);
  const [here] = useLocation();
  return (
    <Link
      className={css.section}
      href={path}
      aria-current={isHere ? 'page' : isWithin(path, here) || undefined}
    >
      <Icon name={section.icon} size={26} />
      {texts.nav[section.text]}
      <ProblemBadge count={problemsIn([entry])} />
    </Link>
  );
}

/** Returns whether a section leads to the screen that is shown. */
const isWithin = (section: string, here: string): boolean =>
  screens.some(({ path, within }) => path === here && within === section);

const mayOpen = (
  { roles, isOfBrand = false }: Section,
  { role, storeIds }: CounterSession,
): boolean => roles.includes(role) && (!isOfBrand || storeIds === 'all');
