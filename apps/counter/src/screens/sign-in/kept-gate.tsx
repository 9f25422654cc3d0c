import { counterOfflineTexts } from '@comanda/i18n/areas/counter-offline.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useCounter } from '../../counter/app-context.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { KeptPinStep } from '../../features/sign-in/kept-pin-step.tsx';
import { PeopleStep } from '../../features/sign-in/people-step.tsx';
import { KeptScreen } from '../kept/kept-screen.tsx';

/**
 * The lock screen without a connection: names, a PIN, and then the kept orders to look at. It
 * closes when the connection returns, and the sign-in asks for the PIN again.
 * docs/rules/counter-offline.md#pin-without-a-connection.
 */
export function KeptGate() {
  const { kept } = useCounter();
  const texts = useTextsOf(counterOfflineTexts);
  const { people, isOpen } = useStore(kept.state);
  const [chosen, setChosen] = useState<(typeof people)[number] | null>(null);
  useEffect(() => kept.close, [kept]);
  if (isOpen) return <KeptScreen />;
  if (chosen !== null)
    return (
      <KeptPinStep person={chosen} onBack={() => setChosen(null)} onGone={() => setChosen(null)} />
    );
  return (
    <PeopleStep
      list={{
        people: people.map(({ staffId: id, name }) => ({
          id,
          name,
          hasPin: true,
          needsCode: false,
        })),
      }}
      notice={texts.signInLead}
      onChoose={({ id }) => setChosen(people.find(({ staffId }) => staffId === id) ?? null)}
    />
  );
}
