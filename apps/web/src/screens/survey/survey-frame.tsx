import type { Survey } from '@comanda/contract/surveys.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { surveyTexts } from '@comanda/i18n/areas/survey.ts';
import type { ReactNode } from 'react';
import { placedAtText } from '../../features/order/order-texts.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './survey.module.css';

/**
 * The brand, the order that the survey is about, and the questions. There is no navbar and no
 * footer.
 */
export function SurveyFrame({ survey, children }: { survey: Survey; children: ReactNode }) {
  const { page, clock } = useApp();
  const words = useTextsOf(surveyTexts);
  const orders = useTextsOf(ordersTexts);
  const { logo, commerceName } = page.settings;
  const { orderNumber: number, storeName: store, orderedAt: createdAt, timeZone } = survey;
  return (
    <main>
      <div className={css.brand}>
        <img src={logo} width="36" height="36" alt="" />
        <span>{commerceName}</span>
      </div>
      <div className={css.page}>
        <div className={css.head}>
          <h1 className="title">{words.title}</h1>
          <p className={css.about}>
            <b>{words.about({ number, store })}</b>
            <span>{placedAtText({ createdAt, timeZone }, clock.now(), orders)}</span>
          </p>
          <p>{words.lead}</p>
        </div>
        {children}
      </div>
    </main>
  );
}
