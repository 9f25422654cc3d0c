import { Link } from 'wouter';
import { Card } from '../../counter/card.tsx';
import { paths } from '../../platform/paths.ts';
import css from './store.module.css';
import { useStoreTexts } from './use-store-texts.ts';

/** Leads to what guests answered about the orders of the store. */
export function SurveysCard() {
  const { surveys } = useStoreTexts();
  return (
    <Card id="store-surveys" title={surveys.title}>
      <p className={css.note}>{surveys.lead}</p>
      <Link className={css.leads} href={paths.survey}>
        {surveys.open}
      </Link>
    </Card>
  );
}
