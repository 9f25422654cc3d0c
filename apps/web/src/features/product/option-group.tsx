import type { Pick } from '@comanda/domain/cart/cart.ts';
import type { ModifierId } from '@comanda/domain/ids.ts';
import type { ModifierGroup, Product } from '@comanda/domain/menu/menu.ts';
import { pickedUnits } from '@comanda/domain/menu/select-option.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { useApp } from '../../shop/app-context.ts';
import { extraChargeText, groupCount, groupRuleText, includedText } from './option-group-texts.ts';
import { OptionRow } from './option-row.tsx';
import facts from './product-facts.module.css';
import css from './product-sheet.module.css';

type Props = {
  group: ModifierGroup;
  product: Product;
  picks: readonly Pick[];
  /** Units still missing, shown once the shopper has pressed the add button. */
  missing: number;
  onPick: (modifierId: ModifierId, quantity: number) => void;
};

/**
 * A question: its rule in words, the live count, the options. Native radios and checkboxes
 * underneath. docs/rules/menu.md#group-limit.
 */
export function OptionGroup({ group, product, picks, missing, onPick }: Props) {
  const { texts, page } = useApp();
  const money = (amount: Minor): string => formatMoney(amount, page.settings.country);
  const count = pickedUnits(picks, group);
  const state = groupCount({ group, product, count, missing }, texts.menu);
  const charged = extraChargeText(group, picks, texts.menu, money);
  return (
    <fieldset
      className={css.group}
      id={`group-${group.id}`}
      data-missing={missing > 0 ? '' : undefined}
      data-nested={group.parentModifierId === null ? undefined : ''}
      tabIndex={-1}
      aria-describedby={`rule-${group.id}`}
    >
      <legend className="visually-hidden">{group.name}</legend>
      <div className={css.groupHead}>
        <h3 aria-hidden="true">{group.name}</h3>
        <span className={css.count} data-state={state.state} aria-live="polite">
          {charged === null ? state.text : `${state.text} · ${charged}`}
        </span>
        <GroupRule group={group} product={product} />
      </div>
      <ul>
        {group.modifiers.map((modifier) => (
          <li key={modifier.id}>
            <OptionRow
              group={group}
              product={product}
              modifier={modifier}
              picks={picks}
              full={count >= group.maximum}
              onPick={onPick}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function GroupRule({ group, product }: { group: ModifierGroup; product: Product }) {
  const { texts, page } = useApp();
  const money = (amount: Minor): string => formatMoney(amount, page.settings.country);
  const included = includedText(group, texts.menu, money);
  return (
    <p className={css.rule} id={`rule-${group.id}`}>
      {groupRuleText(group, product, texts.menu)}
      {included === null ? null : <b className={facts.included}>{included}</b>}
    </p>
  );
}
