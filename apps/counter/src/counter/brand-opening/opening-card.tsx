import { type Reading, useReading } from '@comanda/client/use-reading.ts';
import { getBrandOpening, openBrand } from '@comanda/contract/counter/brand-opening.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { type OpeningStep, openingSteps } from '@comanda/domain/sign-up/opening-steps.ts';
import { brandOpeningTexts } from '@comanda/i18n/areas/brand-opening.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { Link } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { ActionButton } from '../action-button.tsx';
import { useCounter } from '../app-context.ts';
import { Card } from '../card.tsx';
import { useCounterAction } from '../use-counter-action.ts';
import { useTextsOf } from '../use-texts.ts';
import css from './opening-card.module.css';

type Opening = AnswerOf<typeof getBrandOpening>;

/** The section in which each step is taken. */
const pathOfStep: Readonly<Record<OpeningStep, string>> = {
  name: paths.look,
  look: paths.look,
  store: paths.brandStores,
  delivery: paths.brandStores,
  dishes: paths.brand,
  payment: paths.brandStores,
};

/** Milliseconds between two reads: what was just published shows as done soon. */
const everyMs = 3_000;

/**
 * The steps from a new brand to an open shop, above the sections of the brand. It goes once the
 * shop is open. docs/rules/sign-up.md#six-steps.
 */
export function OpeningCard() {
  const { page } = useCounter();
  const reading = useReading((call) => call(getBrandOpening, {}), 'opening', {
    ...{ everyMs, isEnabled: page.isNew },
  });
  return page.isNew && reading.value?.isNew ? (
    <Steps opening={reading.value} reading={reading} />
  ) : null;
}

function Steps({ opening, reading }: { opening: Opening; reading: Reading<Opening> }) {
  const { toasts } = useCounter();
  const texts = useTextsOf(brandOpeningTexts);
  const { run, isBusy } = useCounterAction(openBrand, {
    onDone: () => {
      showToast(toasts, texts.opened);
      void reading.reload();
    },
    onRefused: () => void reading.reload(),
    refusalText: ({ metadata }) => {
      const step = openingSteps.find((each) => each === metadata['field']);
      return step === undefined ? null : texts.missing(texts.steps[step].title);
    },
  });
  const { done, missing } = opening;
  const left = openingSteps.filter((step) => missing.includes(step));
  const [next] = left;
  const lacking = joinNames(left.map((step) => texts.steps[step].title));
  return (
    <div className={css.card}>
      <Card id="opening" title={texts.title}>
        <p className={css.lead}>{texts.lead({ done: done.length, all: openingSteps.length })}</p>
        <ol className={css.steps}>
          {openingSteps.map((step) => (
            <li key={step}>
              <Step step={step} isDone={done.includes(step)} isNext={step === next} />
            </li>
          ))}
        </ol>
        <p className={css.lead} id="opening-missing">
          {next === undefined ? texts.ready : texts.missing(lacking)}
        </p>
        <ActionButton
          isBusy={isBusy}
          wide
          look={next === undefined ? 'main' : 'soft'}
          onPress={() => void run({ body: {} })}
        >
          {texts.open}
        </ActionButton>
      </Card>
    </div>
  );
}

function Step({ step, isDone, isNext }: { step: OpeningStep; isDone: boolean; isNext: boolean }) {
  const texts = useTextsOf(brandOpeningTexts);
  const { title, hint, doneHint } = texts.steps[step];
  return (
    <Link
      className={css.step}
      href={pathOfStep[step]}
      data-done={isDone ? '' : undefined}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className={css.mark} aria-hidden="true">
        {isDone ? <Icon name="check" /> : openingSteps.indexOf(step) + 1}
      </span>
      <span className={css.words}>
        {title}
        <small>{isDone ? doneHint : hint}</small>
      </span>
    </Link>
  );
}
