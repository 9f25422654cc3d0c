import { useApp } from '../shop/app-context.tsx';
import css from './loading.module.css';

/** The tenant's animation while a screen is on its way; it waits 300 ms before it shows. */
export function Loading() {
  const { page, texts } = useApp();
  const { image, width, height } = page.settings.animationLoader;
  return (
    <div className={css.loading} role="status">
      <img src={image} width={width} height={height} alt={texts.common.loading} />
    </div>
  );
}
