import {
  urlHoldsCardNumber,
  headersHoldCardNumber,
  refuseCardNumber,
} from '../apps/server/src/platform/http/card-number.ts';
import { compileEndpoint } from '../apps/server/src/platform/http/compile-endpoint.ts';
import { parseJsonBody } from '../apps/server/src/platform/http/parse-json-body.ts';
import { priceCart } from '../packages/contract/src/carts.ts';
import { maxPublicBodyBytes } from '../packages/domain/src/limits/payload-limits.ts';
import { ordinaryTexts } from '../packages/domain/src/testing/ordinary-texts.ts';
import { atMost, figure, printFigures } from './lib/figures.ts';
import { median } from './lib/load.ts';
import { sized } from './lib/run-size.ts';

const rounds = sized(200, 3);
const repeats = sized(100, 10);

/** Microseconds of one call: the median of many rounds, after a warm-up. */
function microsecondsOf(work: () => unknown): number {
  const times = Array.from({ length: rounds * 2 }, () => {
    const from = performance.now();
    for (let at = 0; at < repeats; at += 1) work();
    return ((performance.now() - from) * 1_000) / repeats;
  });
  return median(times.slice(rounds));
}

const notes = ordinaryTexts({ count: 28, seed: 3 });
const line = (at: number) => ({
  key: `line-${at}`,
  product_id: at,
  quantity: 1,
  modifiers: [],
  instructions: notes[at],
});
const bodyOf = (lines: number) =>
  JSON.stringify({
    cart: {
      store_id: 1,
      dispatch_method: 'in_store',
      items: Array.from({ length: lines }, (_, at) => line(at)),
    },
  });
const headers = {
  'idempotency-key': '01890a5d-ac96-774b-bcce-b302099a8057',
  'x-request-id': notes[17] ?? '',
  'user-agent': notes[26] ?? '',
};
const url = '/v1/places/reverse?latitude=-33.437212345678&longitude=-70.650612345678';

const short = bodyOf(2);
const long = bodyOf(28);
/**
 * The largest body that anybody may send, in the shape that costs the search most; the schema of a
 * cart refuses it.
 */
const flood = JSON.stringify({ note: '4 '.repeat(maxPublicBodyBytes / 2 - 10) });
const { body: readCart, cardSearch } = compileEndpoint(priceCart);
const searchBody = (body: string) => refuseCardNumber(body, JSON.parse(body), cardSearch());
const floodSearch = millisecondsOf(() => searchBody(flood));
const floodRefusal = millisecondsOf(() => readCart(parseJsonBody(flood), 0));
const parse = microsecondsOf(() => JSON.parse(long));
const inLong = microsecondsOf(() => searchBody(long)) - parse;

printFigures(
  `The search for card numbers in a request, in this process (${long.length} bytes with 28 notes)`,
  [
    figure('JSON.parse of the body', parse, 'µs'),
    figure('search of the body', inLong, 'µs'),
    figure('search beside JSON.parse', inLong / parse, '', atMost(10)),
    figure(
      `search of a body of ${short.length} bytes`,
      microsecondsOf(() => searchBody(short)),
      'µs',
    ),
    figure(
      'search of three headers',
      microsecondsOf(() => headersHoldCardNumber(headers)),
      'µs',
    ),
    figure(
      'search of an address with coordinates',
      microsecondsOf(() => urlHoldsCardNumber(url)),
      'µs',
    ),
    figure(`search of a body of ${flood.length} bytes, all digits`, floodSearch, 'ms'),
    figure('refusal of that body by its schema', floodRefusal, 'ms'),
    figure('search beside that refusal', floodSearch / floodRefusal, ''),
  ],
);

/** Milliseconds of one call: the median of some, after a warm-up. */
function millisecondsOf(work: () => unknown): number {
  const times = Array.from({ length: 20 }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return median(times.slice(10));
}
