import type { Pick } from '@comanda/domain/cart/cart.ts';
import type { ModifierId } from '@comanda/domain/ids.ts';
import type { ModifierGroup, Product } from '@comanda/domain/menu/menu.ts';
import { useApp } from '../../platform/app-context.tsx';
import { Icon } from '../../ui/icons.tsx';
import { groupCount, groupRule } from './group-words.ts';
import { OptionRow } from './option-row.tsx';
import css from './product-sheet.module.css';

type Props = {
  group: ModifierGroup;
  product: Product;
  picks: readonly Pick[];
  /** Units still missing, shown once the shopper has pressed the button. */
  missing: number;
  onPick: (modifierId: ModifierId, quantity: number) => void;
};

/** A question: its rule in words, the live count, the options. Native radios and checkboxes underneath. experience §3. */
export function OptionGroup({ group, product, picks, missing, onPick }: Props) {
  const { texts } = useApp();
  const count = picks.filter((pick) => pick.groupId === group.id).reduce((sum, pick) => sum + pick.quantity, 0);
  const state = groupCount(group, count, missing, texts.menu);
  return (
    <fieldset
      className={css.group}
      id={`group-${group.id}`}
      data-missing={missing > 0 ? '' : undefined}
      tabIndex={-1}
      aria-describedby={`rule-${group.id}`}
    >
      <legend className="visually-hidden">{group.name}</legend>
      <div className={css.groupHead}>
        <div>
          <h3 aria-hidden="true">{group.name}</h3>
          <p className={css.rule} id={`rule-${group.id}`}>
            {groupRule(group, texts.menu)}
          </p>
        </div>
        <span className={css.count} data-state={state.state}>
          {state.words}
        </span>
      </div>
      {missing > 0 ? (
        <p className={css.need}>
          <Icon name="alert" size={18} />
          {texts.menu.missingHint(missing)}
        </p>
      ) : null}
      <ul>
        {group.modifiers.map((modifier) => (
          <li key={modifier.id}>
            <OptionRow group={group} product={product} modifier={modifier} picks={picks} full={count >= group.maximum} onPick={onPick} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
