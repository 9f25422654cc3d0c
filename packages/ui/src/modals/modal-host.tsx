import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { useStore } from 'zustand';
import {
  type HostedModals,
  type ModalAnswers,
  type ModalFrame,
  ModalsContext,
} from './modal-context.ts';
import { useModalHistory } from './modal-history.ts';
import type { AnyModal, OpenModal } from './modal-stack.ts';
import { createModalStore, type ModalStore } from './modal-store.ts';

type AnswerOf<A extends ModalAnswers, K> = K extends keyof A ? A[K] : never;
/**
 * One component per kind; null: the kind has no dialog yet. Each renders itself with `Dialog` and
 * closes by its frame.
 */
export type ModalComponents<R extends AnyModal, A extends ModalAnswers> = {
  [K in R['kind']]: ComponentType<{
    request: Extract<R, { kind: K }>;
    frame: ModalFrame<AnswerOf<A, K>>;
  }> | null;
};

type Props<R extends AnyModal, A extends ModalAnswers> = {
  components: ModalComponents<R, A>;
  /** Returns the modals to render; by default all that are open. */
  visible?: (open: readonly OpenModal<R>[]) => readonly OpenModal<R>[];
  children: ReactNode;
};

/**
 * Owns the modal stack and its history entries, and renders the modals.
 * docs/rules/web.md#modal-closing-and-focus.
 */
export function ModalHost<R extends AnyModal, A extends ModalAnswers>({
  components,
  visible = (open) => open,
  children,
}: Props<R, A>) {
  const [store] = useState(createModalStore<R>);
  const { open } = useStore(store.stack);
  const closeTop = useCallback(() => {
    store.dispatch({ type: 'closeTop' });
    return store.stack.getState().open.length;
  }, [store]);
  useModalHistory(open.length, closeTop);
  const modals = useMemo(() => actionsOf(store), [store]);
  return (
    <ModalsContext value={modals}>
      {children}
      {visible(open).map(({ id, request }) => (
        <ModalSlot
          key={id}
          id={id}
          request={request}
          store={store}
          Modal={components[request.kind as R['kind']] as AnyComponent<R> | null}
        />
      ))}
    </ModalsContext>
  );
}

/** Requests reach the host only through `useModalsOf`, which types them. */
const actionsOf = <R extends AnyModal>({ dispatch, ask }: ModalStore<R>): HostedModals => ({
  open: (request) => dispatch({ type: 'open', request: request as R }),
  ask: (request) => ask(request as R),
  replace: (request) => dispatch({ type: 'replaceTop', request: request as R }),
  close: (id) => dispatch({ type: 'close', id }),
  closeAll: () => dispatch({ type: 'closeAll' }),
});

type AnyComponent<R> = ComponentType<{ request: R; frame: ModalFrame<unknown> }>;
type SlotProps<R extends AnyModal> = {
  id: number;
  request: R;
  store: ModalStore<R>;
  Modal: AnyComponent<R> | null;
};

function ModalSlot<R extends AnyModal>({ id, request, store, Modal }: SlotProps<R>) {
  const frame = useMemo(() => frameOf(store, id), [store, id]);
  return Modal === null ? null : (
    <Suspense fallback={null}>
      <Modal request={request} frame={frame} />
    </Suspense>
  );
}

const frameOf = <R extends AnyModal>(store: ModalStore<R>, id: number): ModalFrame<unknown> => ({
  id,
  close: () => {
    const isLoading = store.stack.getState().open.some((modal) => modal.id === id && modal.loading);
    if (!isLoading) store.dispatch({ type: 'close', id });
  },
  answer: (answer) => store.answer(id, answer),
  setLoading: (loading) => store.dispatch({ type: 'setLoading', id, loading }),
});
