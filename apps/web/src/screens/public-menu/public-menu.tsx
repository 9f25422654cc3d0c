import { CategoriesBar } from '../../features/menu/categories-bar.tsx';
import css from '../../features/menu/menu-screen.module.css';
import { Sections } from '../../features/menu/sections.tsx';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useApp } from '../../platform/app-context.tsx';
import { useTitle } from '../../platform/use-title.ts';
import own from './public-menu.module.css';
import { NotFound } from '../not-found/not-found.tsx';

/** `/menu/{id}`: the menu to look at, without cart. Spec §2. */
export function PublicMenu({ id }: { id: number }) {
  const { index, page, texts } = useApp();
  useTitle(texts.menu.title);
  if (index.menu.id !== id) return <NotFound />;
  return (
    <SiteFrame>
      <div className={`${css.shell} ${own.publicMenu}`}>
        <CategoriesBar categories={index.menu.categories} />
        <main className={css.menu}>
          <h1 className="visually-hidden">{page.settings.commerceName}</h1>
          <Sections index={index} />
        </main>
      </div>
    </SiteFrame>
  );
}
