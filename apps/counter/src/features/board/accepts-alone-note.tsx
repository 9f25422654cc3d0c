import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import css from './board.module.css';

type Props = { isOn: boolean; texts: CounterBoardTexts };

/**
 * Says that nobody has to accept new orders.
 * docs/rules/counter-board.md#orders-accepted-without-staff.
 */
export const AcceptsAloneNote = ({ isOn, texts }: Props) =>
  isOn ? (
    <p className={css.alone}>
      <Icon name="check" size={22} />
      {texts.acceptsAlone}
    </p>
  ) : null;
