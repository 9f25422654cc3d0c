import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { type ModalFrame, type Modals, ModalsContext } from './modal-context.tsx';
import { useModalHistory } from './modal-history.ts';
import type { DrawnKind, ModalKind, RequestOf } from './modal-request.ts';
import { modalStack, noModals, visibleModals } from './modal-stack.ts';

/** One component per kind; the type requires all of them. Each renders itself with ui/dialog and closes by `frame.close`. */
export type ModalComponents = {
  [K in DrawnKind]: ComponentType<{ request: RequestOf<K>; frame: ModalFrame }>;
};

/** Owns the modal stack and its history entries, and renders the modals. docs/rules/web.md#modal-closing-and-focus. */
export function ModalHost({
  components,
  children,
}: {
  components: ModalComponents;
  children: ReactNode;
}) {
  const [stack, dispatch] = useReducer(modalStack, noModals);
  const closeTop = useCallback(() => dispatch({ type: 'closeTop' }), []);
  useModalHistory(stack, closeTop);
  const modals = useMemo<Modals>(
    () => ({
      open: (request) => dispatch({ type: 'open', request }),
      replace: (request) => dispatch({ type: 'replaceTop', request }),
      closeTop,
      closeAll: () => dispatch({ type: 'closeAll' }),
      dispatch,
    }),
    [closeTop],
  );
  return (
    <ModalsContext value={modals}>
      {children}
      {visibleModals(stack).map((modal) => (
        <ModalSlot
          key={modal.id}
          id={modal.id}
          components={components}
          request={modal.request}
          dispatch={dispatch}
          loading={modal.loading}
        />
      ))}
    </ModalsContext>
  );
}

type SlotProps = {
  id: number;
  loading: boolean;
  components: ModalComponents;
  request: RequestOf<ModalKind>;
  dispatch: Modals['dispatch'];
};

function ModalSlot({ id, loading, components, request, dispatch }: SlotProps) {
  const busy = useRef(loading);
  useEffect(() => {
    busy.current = loading;
  }, [loading]);
  const frame = useMemo<ModalFrame>(
    () => ({
      id,
      close: () => {
        if (!busy.current) dispatch({ type: 'close', id });
      },
      setLoading: (next) => dispatch({ type: 'setLoading', id, loading: next }),
    }),
    [id, dispatch],
  );
  if (request.kind === 'cardSubscription') return null;
  const Modal = components[request.kind] as ComponentType<{
    request: typeof request;
    frame: ModalFrame;
  }>;
  return (
    <Suspense fallback={null}>
      <Modal request={request} frame={frame} />
    </Suspense>
  );
}
