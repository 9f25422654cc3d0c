import { type Api, createApi } from '@comanda/client/api.ts';
import type { CallOptions } from '@comanda/client/api-request.ts';
import { delay } from '@comanda/client/delay.ts';
import type { Board, BoardCard, BoardEvent } from '@comanda/contract/counter/board.ts';
import { platformCounter } from '@comanda/contract/headers.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { followBoardEvents } from '../../../apps/counter/src/counter/board-events.ts';
import { withEvent } from '../../../apps/counter/src/counter/board-state.ts';
import type { TestStaff } from '../../../apps/server/src/testing/test-staff.ts';
import type { OpenBrand } from '../chaos-brands.ts';
import type { RandomNumber } from '../pick-weighted.ts';
import type { Tally } from '../tally.ts';

/**
 * A tablet of a store on which a staff member is signed in. It follows the store's board with the
 * counter's own client.
 */
export type Tablet = {
  readonly brand: OpenBrand;
  readonly storeId: StoreId;
  readonly staff: TestStaff;
  readonly api: Api;
  readonly draw: RandomNumber;
  readonly tally: Tally;
  /** The cards of the board as the tablet shows it now. */
  cards(): readonly BoardCard[];
  /** The orders that the board has shown. */
  readonly seen: ReadonlySet<string>;
  /** Ends the following of the board. */
  leave(): Promise<void>;
};

type TabletParts = Pick<Tablet, 'brand' | 'storeId' | 'staff' | 'draw' | 'tally'>;

/** Opens a tablet and its board. A lost stream is opened again, as the counter does it. */
export function openTablet(parts: TabletParts): Tablet {
  const { brand, storeId, tally } = parts;
  const { decimals } = brand.country;
  const api = counterApi(parts);
  const leaving = new AbortController();
  const seen = new Set<string>();
  let board: Board | null = null;
  const onEvent = (event: BoardEvent): void => {
    board = withEvent(board, event);
    for (const id of idsOf(event)) seen.add(id);
    if (event.kind === 'board') tally.note('counter: whole board received');
  };
  const onLost = (): void => {
    if (!leaving.signal.aborted) tally.note('counter: stream lost');
  };
  const onUnreadable = (): void => tally.note('counter: unreadable event');
  const following = followBoardEvents({
    ...{ api, storeId, decimals, onEvent, onUnreadable, onLost, signal: leaving.signal },
  }).then(() => {
    if (!leaving.signal.aborted) tally.note('counter: tablet signed out');
  });
  return {
    ...parts,
    api,
    seen,
    cards: () => board?.cards ?? [],
    leave: () => {
      leaving.abort();
      return following;
    },
  };
}

function idsOf(event: BoardEvent): readonly string[] {
  switch (event.kind) {
    case 'board':
      return event.board.cards.map(({ id }) => id);
    case 'order':
      return [event.card.id];
    case 'gone':
      return [];
    default:
      return unreachable(event);
  }
}

/**
 * The counter's client. It has no browser that sends the cookie of the session, so each call has it
 * as a header.
 */
function counterApi({ brand, staff, draw }: TabletParts): Api {
  const { cookie = '' } = staff.headers;
  const api = createApi({
    tenantId: brand.id,
    decimals: brand.country.decimals,
    platform: platformCounter,
    sessions: {
      current: () => ({ counterSession: staff.sessionId }),
      drop: () => false,
      extend: () => undefined,
    },
    timeLimit: (ms) => AbortSignal.timeout(ms),
    wait: delay,
    random: draw,
  });
  const withCookie = <Input extends CallOptions>(input: Input) =>
    Object.assign({}, input, { headers: { ...input.headers, cookie } });
  return {
    call: (endpoint, input) => api.call(endpoint, withCookie(input)),
    open: (endpoint, input) => api.open(endpoint, withCookie(input)),
  };
}
