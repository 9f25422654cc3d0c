import { groupsOf, type MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import type { MissingGroup } from '@comanda/domain/menu/missing-groups.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { InstructionsField } from './instructions-field.tsx';
import { OptionGroup } from './option-group.tsx';
import type { DraftAction, ProductDraft } from './product-draft.ts';
import css from './product-sheet.module.css';

type Props = {
  product: Product;
  draft: ProductDraft;
  missing: readonly MissingGroup[];
  act: (action: DraftAction) => void;
};

/** The option groups of a product and the note to the kitchen. */
export function ProductQuestions({ product, draft, missing, act }: Props) {
  const index = useMenuIndex();
  const missingOf = (groupId: number): number =>
    draft.showMissing ? (missing.find(({ group }) => group.id === groupId)?.missing ?? 0) : 0;
  return (
    <div className={css.options}>
      {groupsOf(product, index, draft.picks).map((group) => (
        <OptionGroup
          key={group.id}
          group={group}
          product={product}
          picks={draft.picks}
          missing={missingOf(group.id)}
          onPick={(modifierId, quantity) => act({ type: 'pick', group, modifierId, quantity })}
        />
      ))}
      <InstructionsField
        value={draft.instructions}
        example={exampleFor(product, index)}
        onChange={(text) => act({ type: 'instructions', text })}
      />
    </div>
  );
}

/** The category's example of a note: "sin cebolla" suits a burger and no coffee. */
const exampleFor = ({ categoryId }: Product, { menu }: MenuIndex): string | undefined =>
  menu.categories.find(({ id }) => id === categoryId)?.noteExample;
