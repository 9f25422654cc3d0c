import { Link, useRoute } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { OpeningCard } from '../brand-opening/opening-card.tsx';
import { useSession } from '../use-session.ts';
import css from './back-office.module.css';
import { useBrandTexts } from './use-brand-texts.ts';

/**
 * Leads between the sections of the brand that a person may change: a manager has the menu alone.
 */
export function BrandSections() {
  const { sections: texts } = useBrandTexts();
  const { role } = useSession();
  if (role !== 'owner') return null;
  return (
    <>
      <nav className={css.sections} aria-label={texts.label}>
        <SectionLink path={paths.brand} label={texts.menu} />
        <SectionLink path={paths.look} label={texts.look} />
        <SectionLink path={paths.brandCoupons} label={texts.coupons} />
        <SectionLink path={paths.brandStores} label={texts.stores} />
        <SectionLink path={paths.brandPayments} label={texts.payments} />
        <SectionLink path={paths.brandRules} label={texts.rules} />
      </nav>
      <OpeningCard />
    </>
  );
}

function SectionLink({ path, label }: { path: string; label: string }) {
  const [isHere] = useRoute(path);
  return (
    <Link className={css.section} href={path} aria-current={isHere ? 'page' : undefined}>
      {label}
    </Link>
  );
}
