import { isJsonObject, textOf } from '@comanda/domain/draft/json.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { isOneLine, isVisible } from '@comanda/domain/menu/item-problems.ts';
import { useCounter } from '../../counter/app-context.ts';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { SavedField } from '../../counter/brand-draft/saved-field.tsx';
import { typedAmount } from '../../counter/brand-draft/typed-amount.ts';
import { SwitchRow } from '../../counter/switch-row.tsx';
import { RulePart } from './rule-part.tsx';
import type { RulesEditor } from './rules-editor.ts';
import { amountOf } from './typed-rules.ts';
import { useBrandRuleTexts } from './use-brand-rule-texts.ts';

type Props = { editor: RulesEditor };

/** The points that shoppers earn and pay with. */
export function PointsPart({ editor: { rules, set } }: Props) {
  const { points: texts } = useBrandRuleTexts();
  const isOn = rules['loyaltyProgram'] === true;
  const { loyaltyProgramParams: params } = rules;
  const name = isJsonObject(params) ? textOf(params, 'name') : '';
  const toggle = (next: boolean): void => {
    if (next && !isJsonObject(params))
      set('loyaltyProgramParams', { name: texts.firstName, minAmount: 0, maxAmount: 0 });
    set('loyaltyProgram', next);
  };
  return (
    <RulePart title={texts.title} now={isOn ? texts.on(name) : texts.off}>
      <SwitchRow label={texts.toggle} hint={texts.toggleHint} isOn={isOn} onChange={toggle} />
      {isOn && <Programme editor={{ rules, set }} />}
    </RulePart>
  );
}

function Programme({ editor: { rules, set } }: Props) {
  const { points: texts } = useBrandRuleTexts();
  const { country } = useCounter().page;
  const { loyaltyProgramParams: value, pointRate } = rules;
  const params = isJsonObject(value) ? value : {};
  const { minAmount: least, maxAmount: most } = params;
  const isAbove = typeof least === 'number' && typeof most === 'number' && least > most;
  const amount = (field: 'minAmount' | 'maxAmount', label: string) => (
    <SavedField
      isMoney
      label={label}
      value={typedAmount(params[field], country)}
      accepts={(typed) => amountOf(typed, country) !== null}
      problem={texts.wrongAmount}
      save={(typed) => set(`loyaltyProgramParams/${field}`, amountOf(typed, country))}
    />
  );
  return (
    <>
      <div className={backOffice.pair}>
        <SavedField
          label={texts.name}
          value={textOf(params, 'name')}
          accepts={(typed) =>
            isVisible(typed) && isOneLine(typed) && typed.length <= fieldLengths.dishName
          }
          problem={texts.wrongName}
          save={(typed) => set('loyaltyProgramParams/name', typed)}
        />
        <SavedField
          isMoney
          label={texts.rate}
          value={typedAmount(pointRate, country)}
          accepts={(typed) => (amountOf(typed, country) ?? 0) > 0}
          problem={texts.wrongRate}
          save={(typed) => set('pointRate', amountOf(typed, country))}
        />
      </div>
      <div className={backOffice.pair}>
        {amount('minAmount', texts.least)}
        {amount('maxAmount', texts.most)}
      </div>
      {isAbove && (
        <p role="alert" className={backOffice.problem}>
          {texts.above}
        </p>
      )}
    </>
  );
}
