import { surveyTexts } from '@comanda/i18n/areas/survey.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { starIcon } from '@comanda/ui/lazy-icons.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { AnswerProps } from './question.ts';
import css from './survey.module.css';

/** Keys of the names of one to five stars. */
export const starKeys = ['one', 'two', 'three', 'four', 'five'] as const;

/** A score in stars: radios, and the name of the chosen one beside them. */
export function Stars({ question, value, onChange }: AnswerProps) {
  const words = useTextsOf(surveyTexts);
  const chosen = typeof value === 'number' ? value : 0;
  const chosenKey = starKeys[chosen - 1];
  return (
    <div className={css.starRow}>
      <div className={css.stars}>
        {starKeys
          .map((key, at) => [key, at + 1] as const)
          .map(([key, score]) => (
            <label key={key} className={css.star} data-on={score <= chosen ? '' : undefined}>
              <input
                type="radio"
                name={question.id}
                value={score}
                checked={chosen === score}
                aria-label={words.star({ count: score, name: words.stars[key] })}
                onChange={() => onChange(score)}
              />
              <Icon name={starIcon} size={34} />
            </label>
          ))}
      </div>
      <span className={css.starName} aria-hidden="true">
        {chosenKey === undefined ? '' : words.stars[chosenKey]}
      </span>
    </div>
  );
}
