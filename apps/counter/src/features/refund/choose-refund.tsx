import type { getRefundOptions } from '@comanda/contract/counter/refunds.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import {
  type RefundPart,
  type RefundReason,
  refundReasons,
} from '@comanda/domain/counter/refund/refund-reasons.ts';
import { amountOfUnits } from '@comanda/domain/counter/refund/line-shares.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Segments } from '@comanda/ui/choice.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { ChooseUnits } from './choose-units.tsx';
import type { RefundChoice } from './refund-choice.ts';
import css from './refund.module.css';

type Options = AnswerOf<typeof getRefundOptions>;
type Props = { options: Options; onChoose: (choice: RefundChoice) => void };

/** The first step: all, an amount or chosen dishes, with a reason. */
export function ChooseRefund({ options, onChoose }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  const { country } = useCounter().page;
  const [part, setPart] = useState<RefundPart>(options.takesParts ? 'lines' : 'whole');
  const [typed, setTyped] = useState('');
  const [counts, setCounts] = useState<readonly number[]>([]);
  const [reason, setReason] = useState<RefundReason>('missing');
  const [note, setNote] = useState('');
  if (options.way === null) return <p>{texts.nothingLeft}</p>;
  const lines = counts
    .map((quantity, line) => ({ line, quantity: quantity ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const amounts: Record<RefundPart, Minor | null> = {
    whole: options.left,
    amount: parseMoney(typed, country),
    lines: amountOfUnits(
      options.lines.map(({ units }) => units),
      lines,
    ),
  };
  const amount = amounts[part];
  const isPossible = amount !== null && amount > 0 && (part === 'whole' || amount < options.left);
  const parts = options.takesParts ? (['lines', 'amount', 'whole'] as const) : (['whole'] as const);
  return (
    <>
      <p>{texts.left(money(options.left))}</p>
      {options.takesParts ? null : <Notice>{texts.wholeOnly}</Notice>}
      <Segments
        name="refund-part"
        legend={texts.refund}
        options={parts.map((value) => ({ value, label: texts.part[value] }))}
        value={part}
        onChange={setPart}
      />
      {part === 'amount' ? (
        <Field id="refund-amount" label={texts.amount}>
          <input
            inputMode="decimal"
            maxLength={fieldLengths.typedAmount}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      ) : null}
      {part === 'lines' ? (
        <ChooseUnits lines={options.lines} counts={counts} onChange={setCounts} />
      ) : null}
      <Field id="refund-reason" label={texts.reasonLabel}>
        <select value={reason} onChange={({ target }) => setReason(reasonOf(target.value))}>
          {refundReasons.map((each) => (
            <option key={each} value={each}>
              {texts.reason[each]}
            </option>
          ))}
        </select>
      </Field>
      <Field id="refund-note" label={texts.note} hint={texts.noteHint}>
        <input
          maxLength={fieldLengths.refundNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      {part !== 'whole' && amount !== null && amount >= options.left ? (
        <Notice>{texts.chooseWhole}</Notice>
      ) : null}
      <div className={css.buttons}>
        <Button
          wide
          aria-disabled={!isPossible}
          onClick={() => isPossible && onChoose({ part, amount, lines, reason, note })}
        >
          {amount === null || amount === 0 ? texts.next : texts.nextWith(money(amount))}
        </Button>
      </div>
    </>
  );
}

const reasonOf = (value: string): RefundReason =>
  refundReasons.find((reason) => reason === value) ?? 'other';
