import css from './switch-row.module.css';
import { SwitchTrack } from './switch-track.tsx';

type Props = { label: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** A yes or no on a row that is its switch. */
export const SwitchRow = ({ label, hint, isOn, onChange }: Props) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    className={css.switch}
    onClick={() => onChange(!isOn)}
  >
    <span className={css.words}>
      <b>{label}</b>
      <small>{hint}</small>
    </span>
    <SwitchTrack isOn={isOn} />
  </button>
);
