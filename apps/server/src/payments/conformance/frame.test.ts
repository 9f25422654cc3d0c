import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BankCheck } from '@comanda/domain/payment/bank-check.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { formDrivers } from '../../testing/drivers/all-drivers.ts';
import { hostileCaller, hostileChanges, notingCaller } from '../../testing/hostile-answers.ts';
import type { PageAction } from '../../testing/payment-driver.ts';
import { providerCase } from '../../testing/provider-case.ts';
import { type SandboxProcess, startSandboxProcess } from '../../testing/sandbox-process.ts';
import type { LastStepClaim } from '../provider/provider-base.ts';
import type { BrowserReturn } from '../provider/browser-return.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
afterAll(() => sandbox.stop());

/** Each field of a return with one letter or digit changed, at several places. */
const tampered = (fields: BrowserReturn): readonly BrowserReturn[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => {
      const at = Math.floor(value.length * part);
      const sign = value[at] === 'a' ? 'b' : 'a';
      return { ...fields, [name]: `${value.slice(0, at)}${sign}${value.slice(at + 1)}` };
    }),
  );

describe.each(formDrivers.map((driver) => [`${driver.emulator}, ${driver.way}`, driver] as const))(
  '%s',
  (_method, driver) => {
    const { provider } = driver;
    const steps = providerCase(driver, () => sandbox);
    const { context, newAttempt, start, begin, poll, truth, injectFault } = steps;
    /** The result of the bank's check that each attempt's last return named. */
    const checks = new Map<string, BankCheck | null>();
    const inFrame = async () => {
      const { attempt: begun, next } = await begin();
      const attempt: Attempt = { ...begun, state: 'pending' };
      if (next.kind !== 'framedForm') throw new Error('no form of a frame');
      const act = async (does: PageAction) => {
        const fields = await driver.act(sandbox, { attempt, next }, does);
        checks.set(attempt.id, provider.readReturn(fields)?.bankCheck ?? null);
        return fields;
      };
      return { attempt, next, act };
    };
    const commit = (attempt: Attempt, claim?: () => Promise<LastStepClaim>) =>
      provider.lastStep.commit(context(), attempt, claim, checks.get(attempt.id) ?? null);
    const leadsTo = ({ providerRef }: Attempt, fields: BrowserReturn): boolean => {
      const read = provider.readReturn(fields);
      return read !== null && read.providerRef === providerRef;
    };

    afterEach(async () => {
      for (const { asked, really } of await steps.compareAmounts())
        expect(asked, 'a poll reports the amount that the provider holds').toBe(really);
    });

    test('a started payment has a form of the provider for the frame and is pending, and nothing is taken', async () => {
      const attempt = newAttempt();
      const { next, report } = await start(attempt);
      expect(report).toMatchObject({ reported: 'pending', providerRef: expect.any(String) });
      if (next?.kind !== 'framedForm') throw new Error('no form of a frame');
      expect(context().pageOrigins).toContain(new URL(next.action).origin);
      expect(await truth(attempt)).toMatchObject({ captured: 0 });
    });

    test('a check that the shopper passed leads to its attempt and to the last step, which takes the money once', async () => {
      const { attempt, act } = await inFrame();
      const fields = await act('pay');
      expect(leadsTo(attempt, fields)).toBe(true);
      expect(provider.readReturn(fields)?.nextStep).toBe('commit');
      expect(await commit(attempt)).toMatchObject({ reported: 'captured', sum: attempt.sum });
      expect(await truth(attempt)).toMatchObject({ captured: attempt.sum.minor, commits: 1 });
    });

    test.each(['decline', 'cancel'] as const)(
      'a payment that ends by %s is declined, and nothing is taken',
      async (does) => {
        const { attempt, act } = await inFrame();
        expect(leadsTo(attempt, await act(does))).toBe(true);
        expect(await commit(attempt)).toMatchObject({ reported: 'declined' });
        expect(await truth(attempt)).toMatchObject({ captured: 0 });
      },
    );

    test('a check that the shopper abandons stays pending, is never due, and takes nothing', async () => {
      const { attempt } = await inFrame();
      for (const minutes of [0, 3, 6]) {
        const report = await poll(attempt, context({ now: () => Date.now() + minutes * 60_000 }));
        expect(report).toMatchObject({ reported: 'pending' });
        expect(report.commitFrom).toBeUndefined();
      }
      expect((await commit(attempt)).reported).toBe('pending');
      expect(await truth(attempt)).toMatchObject({ captured: 0, commits: 0 });
    });

    test('a frame that ran out of time takes nothing', async () => {
      const { attempt, act } = await inFrame();
      await act('expire');
      expect((await commit(attempt)).reported).not.toBe('captured');
      expect(await truth(attempt)).toMatchObject({ captured: 0 });
    });

    test('a return that comes twice, or after a reopened frame, takes the money once', async () => {
      const { attempt, act } = await inFrame();
      const fields = await act('pay');
      await commit(attempt);
      expect(leadsTo(attempt, fields)).toBe(true);
      expect(await commit(attempt)).toMatchObject({ reported: 'captured' });
      await act('recover');
      await commit(attempt);
      expect(await truth(attempt)).toMatchObject({ captured: attempt.sum.minor, commits: 1 });
    });

    test('a tampered return leads to no other attempt, and never takes money that the bank did not verify', async () => {
      const one = await inFrame();
      const other = await inFrame();
      const fields = await one.act('cancel');
      for (const changed of [...tampered(fields), {}, { Response: '{}' }, { Response: 'null' }])
        expect(leadsTo(other.attempt, changed)).toBe(false);
      const approved = await other.act('pay');
      expect(leadsTo(one.attempt, approved)).toBe(false);
      expect((await commit(one.attempt)).reported).toBe('declined');
      expect(await truth(one.attempt)).toMatchObject({ captured: 0 });
    });

    test('a wrong amount of the last step is reported', async () => {
      const { attempt, act } = await inFrame();
      await act('pay');
      await injectFault('commit', 'wrongAmount', attempt);
      expect((await commit(attempt)).sum?.minor).toBe(attempt.sum.minor + 1);
    });

    test('the last step is not sent if the server says that it may not, and asks before it is sent', async () => {
      const { attempt, act } = await inFrame();
      const asked: string[] = [];
      await commit(attempt, async () => (asked.push('too early'), 'first'));
      expect(asked).toEqual([]);
      await act('pay');
      expect((await commit(attempt, async () => 'refused')).reported).toBe('pending');
      expect(await truth(attempt)).toMatchObject({ captured: 0, commits: 0 });
    });

    test('a payment whose return is lost is taken only if a look-up shows the bank’s check, and one that may have been sent before not without it', async () => {
      const { attempt, act } = await inFrame();
      await act('pay');
      const bankCheck = checks.get(attempt.id) ?? null;
      const commitAs = (claim: LastStepClaim, check: BankCheck | null) =>
        provider.lastStep.commit(context(), attempt, () => Promise.resolve(claim), check);
      const taken = driver.showsChecks ? 'captured' : 'pending';
      expect((await commitAs('first', null)).reported).toBe(taken);
      expect((await commitAs('again', bankCheck)).reported).toBe(
        driver.showsChecks ? 'captured' : 'unknown',
      );
      expect(await truth(attempt)).toMatchObject({ commits: driver.showsChecks ? 1 : 0 });
    });

    test.each(['resetAfter', 'malformedJson'])(
      'a last step whose answer and status are lost (%s) is unknown, and is found later, once',
      async (fault) => {
        const { attempt, act } = await inFrame();
        await act('pay');
        await injectFault('commit', fault, attempt);
        const claim = async () => {
          await injectFault('poll', 'error500', attempt, { times: null });
          return 'first' as const;
        };
        expect((await commit(attempt, claim)).reported).toBe('unknown');
        await sandbox.clearFaults();
        expect(await poll(attempt)).toMatchObject({ reported: 'captured' });
        expect(await truth(attempt)).toMatchObject({ commits: 1 });
      },
    );

    test.each([
      'slow',
      'resetBefore',
      'resetAfter',
      'error500',
      'error502Html',
      'malformedJson',
      'tooManyRequests',
    ])('a start that meets %s has an unknown outcome and opens no frame', async (fault) => {
      const attempt = newAttempt();
      await injectFault('start', fault, attempt, { ms: 600 });
      expect(await start(attempt, { at: steps.shortTimeoutContext() })).toMatchObject({
        next: null,
        report: { reported: 'unknown' },
      });
      expect(await truth(attempt)).toMatchObject({ captured: 0 });
    });

    test('a hostile answer to the start opens no frame of another origin and pays nothing', async () => {
      const fields = new Set<string>();
      await start(newAttempt(), { at: context({ call: notingCaller(context().call, fields) }) });
      for (const change of hostileChanges([...fields])) {
        const at = context({ call: hostileCaller(context().call, change) });
        const { next, report } = await start(newAttempt(), { at });
        expect(['pending', 'unknown'], change.name).toContain(report.reported);
        if (next?.kind !== 'framedForm') continue;
        expect(at.pageOrigins, change.name).toContain(new URL(next.action).origin);
      }
    });
  },
);
