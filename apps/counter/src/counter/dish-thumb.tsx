import type { Picture } from '@comanda/domain/menu/menu.ts';
import { Photo } from '@comanda/ui/photo.tsx';
import css from './dish-thumb.module.css';

/** The drawn width of a whole picture of 4 to 3 whose middle fills the square. */
const sizes = '75px';

/** The small picture of a dish at the start of its row; a dish without one has a fork. */
export const DishThumb = ({ picture }: { picture: Picture | null }) => (
  <Photo picture={picture} sizes={sizes} className={css.thumb} />
);
