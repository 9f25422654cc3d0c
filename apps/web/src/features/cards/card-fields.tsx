import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './cards.module.css';
import type { KushkiFields } from './use-kushki-fields.ts';

/** The provider's fields in a frame of another origin. docs/rules/cards.md#card-typed-in-the-providers-frame. */
export function CardFields({ fields }: { fields: KushkiFields }) {
  const words = useTextsOf(cardsTexts);
  return (
    <iframe
      ref={fields.frame}
      className={css.fields}
      height={fields.height}
      src={fields.src}
      title={words.formFrame}
      sandbox="allow-forms allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
    />
  );
}
