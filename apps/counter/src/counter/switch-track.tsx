import css from './switch-track.module.css';

/** The drawn part of a switch; the button around it has the role and the name. */
export function SwitchTrack({ isOn }: { isOn: boolean }) {
  return <span className={css.track} data-on={isOn || undefined} />;
}
