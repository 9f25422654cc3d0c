import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { HeroSettings } from '@comanda/domain/tenant/settings.ts';
import { useTexts } from '../../shop/use-texts.ts';
import { productPath } from '../../platform/paths.ts';
import { HeroPicture } from './hero-picture.tsx';
import css from './hero.module.css';

/** The brand's hero: low on phones, so that the first products share the first screen. */
export function Hero({ hero, index }: { hero: HeroSettings; index: MenuIndex }) {
  const texts = useTexts();
  return (
    <section className={css.hero} aria-label={texts.menu.featured}>
      <div className={css.inner}>
        <div className={css.copy}>
          <h1 className="title">{hero.title}</h1>
          <p className={css.long}>{hero.text}</p>
          <p className={css.short}>{hero.shortText}</p>
          <HeroAction action={hero.action} index={index} />
        </div>
        <HeroPicture wide={hero.image} narrow={hero.phoneImage} />
      </div>
    </section>
  );
}

function HeroAction({ action, index }: { action: HeroSettings['action']; index: MenuIndex }) {
  const product = action && index.productById.get(action.productId);
  const category =
    product && index.menu.categories.find((category) => category.id === product.categoryId);
  if (!action || !product || !category) return null;
  return (
    <a
      className={css.action}
      href={productPath(category.slug, product.slug)}
      data-open-product={product.id}
    >
      {action.label}
    </a>
  );
}
