import type { RiderRun, RiderStop } from '@comanda/contract/rider.ts';
import { type ActionQueue, type QueuedAction } from './action-queue.ts';
import type { RunCopy } from './run-copy.ts';
import { createQueueSender } from './queue-sender.ts';
import { type RiderAction, type RiderAnswer, readRun } from './rider-calls.ts';

/** A panel of a stop that is open. */
type OpenPanel = { orderId: string; panel: 'code' | 'problem' };
/**
 * The server's answer to the last action of a stop: tries left of a code, a stop that went
 * elsewhere, or another refusal.
 */
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
  waiting: readonly QueuedAction[];
  open: OpenPanel | null;
  message: StopMessage | null;
};

export type RiderStore = {
  state(): RiderState;
  set(change: Partial<RiderState>): void;
  /** Stores an action and sends it until the server answers, after those before it. */
  act(action: RiderAction): void;
  /** Sends what an earlier visit or another tab left without an answer. */
  resume(): void;
  /** Reads the run again. */
  refresh(): Promise<void>;
};

/** Returns whether the stop needs nothing any more. */
export const isDone = ({ deliveredAt, door }: RiderStop): boolean =>
  deliveredAt !== null || door === null;

/**
 * Holds the shown facts, at first those of the copy, and sends the rider's actions in their order.
 * `onChange` draws.
 */
export function createRiderStore(
  key: string,
  { queue, copy }: { queue: ActionQueue; copy: RunCopy },
  onChange: () => void,
): RiderStore {
  let state: RiderState = { ...nothingKnown, run: copy.read(), waiting: queue.read() };
  const set = (change: Partial<RiderState>): void => {
    state = { ...state, ...change };
    onChange();
  };
  const apply = (answer: RiderAnswer): void => {
    if (answer.is === 'lost') return set({ isOffline: true });
    if (answer.is === 'run') {
      copy.save(answer.run);
      set({ run: answer.run, isOffline: false, isGone: false });
    } else set({ isOffline: false });
  };
  const refresh = async (): Promise<void> => {
    const answer = await readRun(key);
    if (answer.is !== 'gone') return apply(answer);
    copy.remove();
    set({ isGone: true, isOffline: false });
  };
  const onAnswer = async (action: QueuedAction, answer: RiderAnswer): Promise<void> => {
    apply(answer);
    if (answer.is === 'lost') return;
    set({ waiting: queue.read(), ...outcomeOf(state, action, answer) });
    if (answer.is !== 'run') await refresh();
  };
  const onEmpty = (): void => set({ waiting: queue.read() });
  const sendQueued = createQueueSender({ key, queue, onAnswer, onEmpty });
  const resume = (): void => {
    set({ waiting: queue.read() });
    if (state.waiting.length > 0) void sendQueued();
  };
  const act = (action: RiderAction): void => {
    queue.add({ ...action, id: crypto.randomUUID() });
    set({ message: null });
    resume();
  };
  return { state: () => state, set, refresh, resume, act };
}

const nothingKnown: RiderState = {
  run: null,
  isGone: false,
  isOffline: false,
  waiting: [],
  open: null,
  message: null,
};

/** The panel and the message after an answer. */
function outcomeOf(
  { open }: RiderState,
  action: RiderAction,
  answer: RiderAnswer,
): Partial<RiderState> {
  if (action.do === 'share') return {};
  const panel = { pickUp: null, deliver: 'code', report: 'problem' }[action.do];
  const isOfPanel = open?.orderId === action.orderId && open.panel === panel;
  if (answer.is === 'run') return isOfPanel ? { open: null, message: null } : { message: null };
  const { orderId } = action;
  // The rider may have gone on to another stop: the field for the code opens again.
  const code = { orderId, panel: 'code' } as const;
  if (answer.is !== 'refused') return { message: { orderId, says: 'taken', tries: 0 } };
  const { reason, triesLeft } = answer.metadata;
  if (reason === 'WRONG_CODE')
    return { open: code, message: { orderId, says: 'wrongCode', tries: Number(triesLeft) } };
  return { message: { orderId, says: reason === 'BLOCKED' ? 'blocked' : 'failed', tries: 0 } };
}
