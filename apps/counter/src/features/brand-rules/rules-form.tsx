import { isJsonList, type Json } from '@comanda/domain/draft/json.ts';
import { fromMajor, zero } from '@comanda/domain/money/money.ts';
import { defaultOperations } from '@comanda/domain/tenant/operations.ts';
import { SelectField } from '../../counter/brand-draft/field-parts.tsx';
import { SavedField } from '../../counter/brand-draft/saved-field.tsx';
import { typedAmount } from '../../counter/brand-draft/typed-amount.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useMoney } from '../../counter/use-money.ts';
import css from './brand-rules.module.css';
import { LimitsPart } from './limits-part.tsx';
import { PointsPart } from './points-part.tsx';
import { RulePart } from './rule-part.tsx';
import type { RulesEditor } from './rules-editor.ts';
import { amountOf, tipsOf, wholeOf } from './typed-rules.ts';
import { useBrandRuleTexts } from './use-brand-rule-texts.ts';

type Props = { editor: RulesEditor };

/** The rules of the brand, each folded into what holds now. A field saves when it is left. */
export function RulesForm({ editor }: Props) {
  const { lead } = useBrandRuleTexts();
  return (
    <div className={css.cards}>
      <p className={css.lead}>{lead}</p>
      <LaterPart editor={editor} />
      <TipsPart editor={editor} />
      <FeePart editor={editor} />
      <PointsPart editor={editor} />
      <LimitsPart editor={editor} />
      <LatePart editor={editor} />
      <CourierPart editor={editor} />
    </div>
  );
}

const numberOf = (value: Json | undefined, usual: number): number =>
  typeof value === 'number' ? value : usual;
const mostDays = 60;

function LaterPart({ editor: { rules, set } }: Props) {
  const { later: texts } = useBrandRuleTexts();
  const days = numberOf(rules['maxDaysAvailableFutureOrder'], 0);
  return (
    <RulePart title={texts.title} now={texts.now(days)}>
      <SavedField
        label={texts.label}
        hint={texts.hint}
        inputMode="numeric"
        value={String(days)}
        accepts={(typed) => wholeOf(typed, mostDays) !== null}
        problem={texts.wrong}
        save={(typed) => set('maxDaysAvailableFutureOrder', wholeOf(typed, mostDays))}
      />
    </RulePart>
  );
}

function TipsPart({ editor: { rules, set } }: Props) {
  const { tips: texts } = useBrandRuleTexts();
  const { tipPresets: value } = rules;
  const shown = (isJsonList(value) ? value : []).map(String).join(', ');
  return (
    <RulePart title={texts.title} now={texts.now(shown)}>
      <SavedField
        label={texts.label}
        hint={texts.hint}
        value={shown}
        accepts={(typed) => tipsOf(typed) !== null}
        problem={texts.wrong}
        save={(typed) => set('tipPresets', tipsOf(typed))}
      />
    </RulePart>
  );
}

function FeePart({ editor: { rules, set } }: Props) {
  const { fee: texts } = useBrandRuleTexts();
  const { country } = useCounter().page;
  const money = useMoney();
  const fee = numberOf(rules['serviceFee'], 0);
  return (
    <RulePart
      title={texts.title}
      now={fee === 0 ? texts.none : money(fromMajor(fee, country.decimals) ?? zero)}
    >
      <SavedField
        isMoney
        label={texts.label}
        hint={texts.hint}
        value={typedAmount(fee, country)}
        accepts={(typed) => amountOf(typed, country) !== null}
        problem={texts.wrong}
        save={(typed) => set('serviceFee', amountOf(typed, country))}
      />
    </RulePart>
  );
}

function LatePart({ editor: { rules, set } }: Props) {
  const { late: texts } = useBrandRuleTexts();
  const value = rules['latePayments'] === 'keep' ? 'keep' : defaultOperations.latePayments;
  return (
    <RulePart title={texts.title} now={texts.of[value]}>
      <SelectField
        label={texts.label}
        value={value}
        options={(['refund', 'keep'] as const).map((each) => ({
          value: each,
          label: texts.of[each],
        }))}
        onChange={(next) => set('latePayments', next)}
      />
    </RulePart>
  );
}

function CourierPart({ editor: { rules, set } }: Props) {
  const { courier: texts } = useBrandRuleTexts();
  const { courierTolerancePercent: value } = rules;
  const usual = defaultOperations.courierTolerancePercent;
  return (
    <RulePart title={texts.title} now={texts.now(numberOf(value, usual))}>
      <SavedField
        label={texts.label}
        hint={texts.hint}
        inputMode="numeric"
        placeholder={String(usual)}
        value={typeof value === 'number' ? String(value) : ''}
        accepts={(typed) => typed === '' || wholeOf(typed, 100) !== null}
        problem={texts.wrong}
        save={(typed) => set('courierTolerancePercent', wholeOf(typed, 100))}
      />
    </RulePart>
  );
}
