import { useCounter } from '../counter/app-context.ts';
import { useConnection } from '../counter/use-connection.ts';
import { useSession, useStores } from '../counter/use-session.ts';
import { useShellTexts } from '../counter/use-texts.ts';
import { PrinterTroubleMark } from '../features/printers/printer-trouble.tsx';
import { StoreAlertMarks } from '../features/store/store-alerts.tsx';
import { useLock } from '../features/sign-in/use-lock.ts';
import { lockIcon } from '../platform/icons.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { Clock } from './clock.tsx';
import css from './top-bar.module.css';

/** The brand, the store, the connection, and the staff member with the lock. */
export function TopBar() {
  const { page } = useCounter();
  return (
    <header className={css.top}>
      <img className={css.logo} src={page.logo} alt={page.commerceName} height={36} />
      <StoreName />
      <StoreAlertMarks />
      <PrinterTroubleMark />
      <ConnectionState />
      <Clock />
      <Person />
    </header>
  );
}

/** The store's name; a choice if the staff member works for several. */
function StoreName() {
  const { storeChoice } = useCounter();
  const texts = useShellTexts();
  const { stores, store } = useStores();
  if (stores.length < 2) return <p className={css.store}>{store?.name}</p>;
  return (
    <span className={css.choice}>
      <select
        aria-label={texts.chooseStore}
        value={store?.id}
        onChange={({ target }) => {
          const chosen = stores.find(({ id }) => String(id) === target.value);
          if (chosen !== undefined) storeChoice.choose(chosen.id);
        }}
      >
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={20} />
    </span>
  );
}

function ConnectionState() {
  const texts = useShellTexts();
  const { isOffline } = useConnection();
  return (
    <p className={css.connection} data-offline={isOffline ? '' : undefined}>
      <span className={css.dot} aria-hidden="true" />
      {isOffline ? texts.offline : texts.online}
    </p>
  );
}

/** Locks the screen: the device stays known, and the next staff member types a PIN. */
function Person() {
  const lock = useLock();
  const { taps } = useCounter();
  const texts = useShellTexts();
  const { name, role } = useSession();
  return (
    <button className={css.person} type="button" onClick={() => lock(taps.sendAll())}>
      <span className={css.who}>
        <b>{name}</b>
        <span>{texts.role[role]}</span>
      </span>
      <Icon name={lockIcon} size={24} />
      <span className="visually-hidden">{texts.lock}</span>
    </button>
  );
}
