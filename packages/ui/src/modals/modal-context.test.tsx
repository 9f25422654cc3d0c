import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../button.tsx';
import { type ModalFrame, type Modals, useModalsOf } from './modal-context.ts';
import { type ModalComponents, ModalHost } from './modal-host.tsx';

type Request = { kind: 'reason'; orderId: string } | { kind: 'help' };
type Answers = { reason: { text: string } };
const useModals: () => Modals<Request, Answers> = useModalsOf;

function Reason({ frame }: { frame: ModalFrame<{ text: string }> }) {
  return <Button onClick={() => frame.answer({ text: '' })}>OK</Button>;
}
const components: ModalComponents<Request, Answers> = { reason: Reason, help: null };

const ask = { kind: 'reason', orderId: '1' } as const;

/** Never pressed: the compiler reads it. */
function Asking() {
  const modals = useModals();
  const press = (): void => {
    void modals.ask(ask);
    modals.open({ kind: 'help' });
    // @ts-expect-error a modal that answers is asked, so that its answer is not lost
    modals.open(ask);
    // @ts-expect-error a modal that answers nothing is opened
    void modals.ask({ kind: 'help' });
  };
  return <Button onClick={press}>OK</Button>;
}

test('an application opens its modals inside of its host, and nowhere else', () => {
  const hosted = (
    <ModalHost components={components}>
      <Asking />
    </ModalHost>
  );
  expect(renderToString(hosted)).toContain('OK');
  expect(() => renderToString(<Asking />)).toThrow('outside of ModalHost');
});
