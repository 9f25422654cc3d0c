import { counterSurveyTexts } from '@comanda/i18n/areas/counter-survey.ts';
import type { getStoreSurveys } from '@comanda/contract/counter/surveys.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { Link } from 'wouter';
import { useTextsOf } from '../../counter/use-texts.ts';
import { useWhen } from '../../counter/use-when.ts';
import { ticketPath } from '../../platform/paths.ts';
import css from './survey.module.css';

type Answer = AnswerOf<typeof getStoreSurveys>['answers'][number];

/** The answers about one order, whose number leads to its ticket. */
export function SurveyAnswer({ answer }: { answer: Answer }) {
  const texts = useTextsOf(counterSurveyTexts);
  const when = useWhen();
  const { orderId, number, answeredAt, recommendation, taste, delivery, comment, isLow } = answer;
  const { complete, onTime, orderAgain } = answer;
  const faults = [
    ...(complete ? [] : [texts.notComplete]),
    ...(onTime ? [] : [texts.notOnTime]),
    ...(orderAgain ? [] : [texts.notAgain]),
  ];
  return (
    <li className={css.answer} data-low={isLow || undefined}>
      <div className={css.top}>
        <Link className={css.order} href={ticketPath(orderId)}>
          {texts.order(number)}
        </Link>
        <span className={css.quiet}>{when(answeredAt)}</span>
        {isLow ? (
          <span className={css.low}>
            <Icon name="alert" size={18} /> {texts.lowMark}
          </span>
        ) : null}
      </div>
      {comment === null ? null : <p className={css.comment}>{comment}</p>}
      <dl className={css.marks}>
        <Mark name={texts.taste} mark={texts.ofFive(String(taste))} />
        {delivery === null ? null : (
          <Mark name={texts.delivery} mark={texts.ofFive(String(delivery))} />
        )}
        <Mark name={texts.recommends} mark={texts.ofTen(String(recommendation))} />
      </dl>
      {faults.length === 0 ? null : <p className={css.faults}>{faults.join(' · ')}</p>}
    </li>
  );
}

const Mark = ({ name, mark }: { name: string; mark: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{mark}</dd>
  </div>
);
