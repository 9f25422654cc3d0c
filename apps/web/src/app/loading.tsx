import { useApp } from '../shop/app-context.ts';
import css from './loading.module.css';

/** Shows the tenant's animation while a screen loads, after 300 ms. */
export function Loading() {
  const { page, texts } = useApp();
  const { image, width, height } = page.settings.animationLoader;
  return (
    <div className={css.loading} role="status">
      <img src={image} width={width} height={height} alt={texts.common.loading} />
    </div>
  );
}
