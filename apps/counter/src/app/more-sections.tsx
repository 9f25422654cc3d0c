import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { Link } from 'wouter';
import { useShellTexts } from '../counter/use-texts.ts';
import css from './navigation-bar.module.css';
import { ProblemBadge, useProblemsIn } from './problem-badge.tsx';
import type { Section } from './screens.ts';

type Props = { entries: readonly Section[]; onClose: () => void };

/** The sections that the bar of a phone has no room for. */
export function MoreSections({ entries, onClose }: Props) {
  const texts = useShellTexts();
  const problemsIn = useProblemsIn();
  return (
    <Dialog label={texts.navigation} closeLabel={texts.close} onClose={onClose}>
      <DialogHead title={texts.navigation} />
      <DialogBody>
        <ul>
          {entries.map((entry) => (
            <li key={entry.path}>
              <Link className={css.row} href={entry.path} onClick={onClose}>
                <Icon name={entry.section.icon} size={26} />
                {texts.nav[entry.section.text]}
                <ProblemBadge count={problemsIn([entry])} />
              </Link>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
