import type { uploadMenuPicture as endpoint } from '@comanda/contract/counter/menu.ts';
import { menuPicturesPerHour } from '@comanda/domain/counter/counter-limits.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { hash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { saveMenuPicture } from './menu-picture.rows.ts';
import type { NamedUse } from '../picture/picture-encoding.ts';
import { createHourlyBudget } from '../platform/hourly-budget.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';

type Endpoint = typeof endpoint;

const pictureBudget = createHourlyBudget('menu-pictures');

/**
 * Checks, encodes and stores a picture for a draft of the menu, and answers it with its URL. The
 * file itself is not stored. Refused: TOO_MANY_REQUESTS above the hourly limit, INVALID_PARAMETER
 * with `problem` for a picture that is refused; nothing is stored then.
 * docs/rules/counter-menu.md#pictures-of-dishes.
 */
export async function uploadMenuPicture(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { tenant, file, query, now } = call;
  const use = query.use ?? 'dish';
  const staff = staffSessionOf(call.session);
  const seconds = pictureBudget.take(
    [{ name: `${tenant.id} ${staff.staffId}`, limit: menuPicturesPerHour }],
    now,
  );
  if (seconds > 0) return refuse(refusalOf('TOO_MANY_REQUESTS', { seconds }));
  const digest = `${use} ${hash('sha256', file, 'base64url')}`;
  const keyed = {
    session: call.session,
    tenant,
    now,
    header: (name: string) => call.header(name),
    params: null,
    body: digest,
  };
  const action = { storeId: null, kind: 'menu.picture' as const, subject: '' };
  const read = await encodeNext(() => readPicture(tenant.id, file, use));
  return runCounterAction(deps, keyed, action, async (tx) => {
    if (!read.ok)
      return refuse(refusalOf('INVALID_PARAMETER', { field: 'picture', problem: read.error }));
    await saveMenuPicture(tx, read.value, isoOf(now));
    const { picture } = read.value;
    return accept({ answer: { picture }, detail: {}, subject: picture.url });
  });
}

/** The encoder is loaded with the first picture: a server that only sells does without it. */
async function readPicture(tenantId: TenantId, file: Buffer, use: NamedUse) {
  const { readUploadedPicture } = await import('../picture/read-uploaded-picture.ts');
  return readUploadedPicture(tenantId, file, use);
}

let lastEncoding: Promise<unknown> = Promise.resolve();

/**
 * Encodes one picture at a time on this server, so that pictures take neither its memory nor its
 * processors from orders.
 */
function encodeNext<T>(encode: () => Promise<T>): Promise<T> {
  const next = lastEncoding.then(encode);
  lastEncoding = next.catch(() => undefined);
  return next;
}
