import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Block } from '@comanda/ui/block.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';

/** The user's saved cards: none can be saved yet. docs/rules/profile.md#cards-in-the-profile. */
export function CardsBlock() {
  const words = useTextsOf(profileTexts);
  return (
    <Block title={words.cardsTitle}>
      <p className={css.note}>{words.cardsNone}</p>
    </Block>
  );
}
