import { brandOfNumber } from '@comanda/domain/card/card-brand.ts';
import { cvcDigits } from '@comanda/domain/card/card-cvc.ts';
import { formatCardExpiry, formatCardNumber } from '@comanda/domain/card/format-card.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { focusNextField } from '@comanda/ui/focus-next-field.ts';
import { Field } from '@comanda/ui/field.tsx';
import { useEffect, useId } from 'react';
import { useTextsOf } from '../../shop/use-texts.ts';
import { BankQuestion } from './bank-question.tsx';
import { CardBrandMark } from './card-brand-mark.tsx';
import type { CardEntryProps } from './card-token.ts';
import css from './cards.module.css';
import { typeFormatted } from './type-formatted.ts';
import { type OwnCard, useOwnCard } from './use-own-card.ts';

/**
 * The shop's own form of a card. What is typed lives in this dialog alone, goes from the browser to
 * the provider, and is gone when the page is left. docs/rules/cards.md#own-card-form.
 */
export function OwnCardForm({ entry, onReady, onEdit, onSubmit }: CardEntryProps) {
  const words = useTextsOf(cardsTexts);
  const card = useOwnCard(entry);
  useEffect(() => onReady(true), [onReady]);
  return (
    <>
      {card.bank === null ? null : (
        <BankQuestion secureId={card.bank.secureId} onAnswer={card.bank.answer} />
      )}
      <form
        ref={card.form}
        className={css.stack}
        hidden={card.bank !== null}
        noValidate
        onChange={onEdit}
        onKeyDown={focusNextField}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <NumberField card={card} />
        <div className={css.pair}>
          <ExpiryField card={card} />
          <CvcField card={card} />
        </div>
        <NameField card={card} />
        <button type="submit" hidden>
          {words.formTitle}
        </button>
      </form>
    </>
  );
}

function NumberField({ card: { inputOf, problemOf, values } }: { card: OwnCard }) {
  const words = useTextsOf(cardsTexts);
  const { change, ...input } = inputOf('cardNumber');
  return (
    <Field
      id={useId()}
      label={words.fields.cardNumber.label}
      problem={problemOf('cardNumber')}
      icon={<CardBrandMark brand={brandOfNumber(values.cardNumber)} />}
    >
      <input
        {...input}
        autoComplete="cc-number"
        inputMode="numeric"
        enterKeyHint="next"
        onChange={(event) => change(typeFormatted(event.target, formatCardNumber))}
      />
    </Field>
  );
}

function ExpiryField({ card: { inputOf, problemOf } }: { card: OwnCard }) {
  const words = useTextsOf(cardsTexts);
  const { change, ...input } = inputOf('cardExpirationDate');
  const erases = (before: string, now: string): boolean => now.length < before.length;
  return (
    <Field
      id={useId()}
      label={words.fields.cardExpirationDate.label}
      problem={problemOf('cardExpirationDate')}
    >
      <input
        {...input}
        autoComplete="cc-exp"
        inputMode="numeric"
        enterKeyHint="next"
        placeholder={words.expiryExample}
        onChange={({ target }) =>
          change(
            erases(input.value, target.value)
              ? target.value
              : typeFormatted(target, formatCardExpiry),
          )
        }
      />
    </Field>
  );
}

function CvcField({ card: { inputOf, problemOf, values } }: { card: OwnCard }) {
  const words = useTextsOf(cardsTexts);
  const { change, ...input } = inputOf('cardCvc');
  const digits = cvcDigits(brandOfNumber(values.cardNumber));
  return (
    <Field
      id={useId()}
      label={words.fields.cardCvc.label}
      problem={problemOf('cardCvc')}
      hint={words.cvcHint[digits === 4 ? 'front' : 'back']}
    >
      <input
        {...input}
        type="password"
        autoComplete="cc-csc"
        inputMode="numeric"
        enterKeyHint="next"
        maxLength={4}
        onChange={(event) => change(event.target.value.replaceAll(/\D/g, ''))}
      />
    </Field>
  );
}

function NameField({ card: { inputOf, problemOf } }: { card: OwnCard }) {
  const words = useTextsOf(cardsTexts);
  const { change, ...input } = inputOf('cardName');
  return (
    <Field id={useId()} label={words.fields.cardName.label} problem={problemOf('cardName')}>
      <input
        {...input}
        autoComplete="cc-name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={60}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  );
}
