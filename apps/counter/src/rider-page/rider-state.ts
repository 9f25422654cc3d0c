import type { RiderRun, RiderStop } from '@comanda/contract/rider.ts';
import { type RiderAction, type RiderAnswer, readRun, sendAction } from './rider-calls.ts';

/** A panel of a stop that is open. */
export type OpenPanel = { orderId: string; panel: 'code' | 'problem' };
/** The server's answer to the last action of a stop: tries left of a code, a stop that went elsewhere, or another refusal. */
export type StopMessage = {
  orderId: string;
  says: 'wrongCode' | 'blocked' | 'taken' | 'failed';
  tries: number;
};

export type RiderState = {
  run: RiderRun | null;
  /** The link opens nothing. */
  isGone: boolean;
  isOffline: boolean;
  /** Actions without an answer yet, oldest first. */
  waiting: readonly RiderAction[];
  open: OpenPanel | null;
  message: StopMessage | null;
};

export type RiderStore = {
  state(): RiderState;
  set(change: Partial<RiderState>): void;
  /** Keeps an action and sends it until the server answers, after those before it. */
  act(action: RiderAction): void;
  /** Reads the run again. */
  refresh(): Promise<void>;
};

const again = 3_000;

/** Returns whether the stop needs nothing any more. */
export const isDone = ({ deliveredAt, door }: RiderStop): boolean =>
  deliveredAt !== null || door === null;

/** Holds the shown facts and sends the rider's actions in their order. `onChange` draws. */
export function createRiderStore(key: string, onChange: () => void): RiderStore {
  let state: RiderState = {
    run: null,
    isGone: false,
    isOffline: false,
    waiting: [],
    open: null,
    message: null,
  };
  let isSending = false;
  const set = (change: Partial<RiderState>): void => {
    state = { ...state, ...change };
    onChange();
  };
  const apply = (answer: RiderAnswer): void => {
    if (answer.is === 'lost') return set({ isOffline: true });
    if (answer.is === 'run') set({ run: answer.run, isOffline: false, isGone: false });
    else set({ isOffline: false });
  };
  const refresh = async (): Promise<void> => {
    const answer = await readRun(key);
    if (answer.is === 'gone') set({ isGone: true, isOffline: false });
    else apply(answer);
  };
  const sendAll = async (): Promise<void> => {
    const [action] = state.waiting;
    if (isSending || action === undefined) return;
    isSending = true;
    const answer = await sendAction(key, action);
    isSending = false;
    apply(answer);
    if (answer.is === 'lost') return void setTimeout(() => void sendAll(), again);
    set({ waiting: state.waiting.slice(1), ...outcomeOf(state, action, answer) });
    if (answer.is !== 'run') await refresh();
    await sendAll();
  };
  return {
    state: () => state,
    set,
    refresh,
    act: (action) => {
      set({ waiting: [...state.waiting, action], message: null });
      void sendAll();
    },
  };
}

/** The panel and the message after an answer. */
function outcomeOf(
  { open }: RiderState,
  action: RiderAction,
  answer: RiderAnswer,
): Partial<RiderState> {
  if (action.do === 'share') return {};
  const isOfPanel = open?.orderId === action.orderId;
  if (answer.is === 'run') return isOfPanel ? { open: null, message: null } : { message: null };
  const { orderId } = action;
  if (answer.is !== 'refused') return { message: { orderId, says: 'taken', tries: 0 } };
  const { reason, triesLeft } = answer.metadata;
  if (reason === 'WRONG_CODE')
    return { message: { orderId, says: 'wrongCode', tries: Number(triesLeft) } };
  return { message: { orderId, says: reason === 'BLOCKED' ? 'blocked' : 'failed', tries: 0 } };
}
