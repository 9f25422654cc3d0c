/**
 * Preloaded into a server (`--import`): its clock runs `CHAOS_SKEW_MS` milliseconds ahead of the
 * machine's, or behind if negative. PostgreSQL, the sandbox and the other servers use the machine's
 * time. `performance.now` and timers are unchanged, as on a machine with a wrong clock. The check
 * of the clock at the start reads `performance.timeOrigin`, so it passes: this clock goes wrong
 * after it.
 */
const skewMs = Number(process.env['CHAOS_SKEW_MS'] ?? 0);
const RealDate = Date;
const now = (): number => RealDate.now() + skewMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
