import { isJsonObject, type JsonObject } from '@comanda/domain/draft/json.ts';
import { defaultOrderLimits } from '@comanda/domain/order-limits/order-limits.ts';
import { SavedField } from '../../counter/brand-draft/saved-field.tsx';
import css from './brand-rules.module.css';
import { RulePart } from './rule-part.tsx';
import type { RulesEditor } from './rules-editor.ts';
import { wholeOf } from './typed-rules.ts';
import { useBrandRuleTexts } from './use-brand-rule-texts.ts';

const mostOfLimit = 1_000_000;

/** The limits of one person; the others stay as the folder has them. */
export function LimitsPart({ editor: { rules, set } }: { editor: RulesEditor }) {
  const { limits: texts } = useBrandRuleTexts();
  const limits = partOf(rules, 'orderLimits');
  const ofBuyer = partOf(limits, 'perBuyer');
  const { perBuyer, mailsPerRecipientAndDay } = defaultOrderLimits;
  const rows = [
    {
      label: texts.unpaid,
      field: 'perBuyer/openUnpaidOrders',
      value: ofBuyer['openUnpaidOrders'],
      usual: perBuyer.openUnpaidOrders,
    },
    {
      label: texts.hourly,
      field: 'perBuyer/ordersPerHour',
      value: ofBuyer['ordersPerHour'],
      usual: perBuyer.ordersPerHour,
    },
    {
      label: texts.mails,
      field: 'mailsPerRecipientAndDay',
      value: limits['mailsPerRecipientAndDay'],
      usual: mailsPerRecipientAndDay,
    },
  ];
  const isOwn = rows.some(({ value }) => typeof value === 'number');
  return (
    <RulePart title={texts.title} now={isOwn ? texts.own : texts.usual}>
      <p className={css.lead}>{texts.lead}</p>
      {rows.map(({ label, field, value, usual }) => (
        <SavedField
          key={field}
          label={label}
          inputMode="numeric"
          placeholder={String(usual)}
          value={typeof value === 'number' ? String(value) : ''}
          accepts={(typed) => typed === '' || wholeOf(typed, mostOfLimit) !== null}
          problem={texts.wrong}
          save={(typed) => set(`orderLimits/${field}`, wholeOf(typed, mostOfLimit))}
        />
      ))}
    </RulePart>
  );
}

function partOf(object: JsonObject, key: string): JsonObject {
  const part = object[key];
  return isJsonObject(part) ? part : {};
}
