import { type CardForm, type CardProblems, checkCard } from '@comanda/domain/card/check-card.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { type Ref, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { BankAnswer } from './bank-question.tsx';
import { cardProblemText } from './card-problem-text.ts';
import { type CardEntry, type MadeToken, type TokenUse, wrongField } from './card-token.ts';
import { type KushkiCaller, requestKushkiToken } from './kushki-tokens.ts';
import { useClearOnLeave } from './use-clear-on-leave.ts';

type FieldName = keyof CardForm;
/** The bank's question about the card, while it is open. */
type OpenQuestion = { secureId: string; answer: (answer: BankAnswer) => void };

/**
 * The typed card. `inputOf`: the attributes of a field's input, and `change` with its next value.
 */
export type OwnCard = {
  form: RefObject<HTMLFormElement | null>;
  values: CardForm;
  bank: OpenQuestion | null;
  problemOf: (field: FieldName) => string | undefined;
  inputOf: (field: FieldName) => {
    name: FieldName;
    value: string;
    onBlur: () => void;
    change: (value: string) => void;
  };
};

const empty: CardForm = { cardNumber: '', cardExpirationDate: '', cardCvc: '', cardName: '' };

/**
 * Holds a typed card in this dialog's memory and makes tokens of it.
 * docs/rules/cards.md#own-card-form.
 */
export function useOwnCard(entry: Ref<CardEntry>): OwnCard {
  const { clock } = useApp();
  const words = useTextsOf(cardsTexts);
  const caller = useKushkiCaller();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<CardProblems>({});
  const [bank, setBank] = useState<OpenQuestion | null>(null);
  useClearOnLeave(() => setValues(empty));
  const askBank = (secureId: string): Promise<BankAnswer> =>
    new Promise((resolve) => {
      const answer = (answered: BankAnswer): void => {
        setBank(null);
        resolve(answered);
      };
      setBank({ secureId, answer });
    });
  const makeToken = async (wanted: TokenUse): Promise<MadeToken> => {
    const checked = checkCard(values, clock.now());
    setProblems(checked.ok ? {} : checked.error);
    if (!checked.ok) {
      focusFirst(form.current, checked.error);
      return { ok: false, code: wrongField };
    }
    const made = await requestKushkiToken(caller, checked.value, wanted);
    if (!made.ok || made.secureId === null) return made;
    const answered = await askBank(made.secureId);
    return answered === 'confirmed' ? made : { ok: false, code: answered };
  };
  useImperativeHandle(entry, () => ({ makeToken }));
  return {
    form,
    values,
    bank,
    problemOf: (field) => cardProblemText(field, problems[field], words),
    inputOf: (name) => ({
      name,
      value: values[name],
      onBlur: () =>
        setProblems((shown) => ({ ...shown, ...problemAfter(name, values, clock.now()) })),
      change: (value) => {
        setValues((typed) => ({ ...typed, [name]: value }));
        setProblems(({ [name]: _mended, ...others }) => others);
      },
    }),
  };
}

function useKushkiCaller(): KushkiCaller {
  const { country, payments } = useSettings();
  return {
    apiUrl: payments.kushki?.apiUrl ?? location.origin,
    merchantId: payments.kushkiMerchantId ?? '',
    currency: country.currency,
  };
}

/** The problem of a field that was left; an empty one has none yet. */
function problemAfter(name: FieldName, values: CardForm, now: number): CardProblems {
  const checked = checkCard(values, now);
  const problem = checked.ok ? undefined : checked.error[name];
  return values[name] === '' || problem === undefined ? {} : { [name]: problem };
}

function focusFirst(form: HTMLFormElement | null, problems: CardProblems): void {
  const first = (Object.keys(empty) as FieldName[]).find((name) => problems[name] !== undefined);
  const input = first === undefined ? null : form?.elements.namedItem(first);
  if (input instanceof HTMLElement) input.focus();
}
