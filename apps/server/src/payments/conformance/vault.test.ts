import { holdsCardNumber } from '@comanda/domain/card-numbers/find-card-number.ts';
import { readLastDigits } from '@comanda/domain/card/saved-card.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { vaultDrivers } from '../../testing/drivers/vault-drivers.ts';
import { hostileCaller, hostileChanges, notingCaller } from '../../testing/hostile-answers.ts';
import { type SandboxProcess, startSandboxProcess } from '../../testing/sandbox-process.ts';
import { vaultCase } from '../../testing/vault-case.ts';
import { allProviders } from '../all-providers.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
beforeEach(() => sandbox.clearFaults());
afterAll(() => sandbox.stop());

const faults = [
  'slow',
  'resetBefore',
  'resetAfter',
  'error500',
  'error502Html',
  'malformedJson',
  'tooManyRequests',
];

test('every provider that keeps cards has a driver', () => {
  const keeping = allProviders.flatMap((provider) =>
    'vault' in provider && provider.vault ? [provider.method] : [],
  );
  expect(vaultDrivers.map(({ provider }) => provider.method).toSorted()).toEqual(
    keeping.toSorted(),
  );
});

describe.each(vaultDrivers.map((driver) => [driver.emulator, driver] as const))(
  '%s',
  (_name, driver) => {
    const steps = vaultCase(driver, () => sandbox);
    const { vault, context, begin, open, finish, enrol, enrolled, injectFault } = steps;
    const hasPage = vault.finish !== undefined;

    test('an approved card is enrolled: a reference without a card number, a brand and four digits', async () => {
      const card = await enrolled();
      expect(readLastDigits(card.lastDigits)).toMatch(/^\d{4}$/u);
      expect(card.brand).toMatch(/visa/iu);
      for (const value of Object.values(card.reference)) {
        expect(value.length).toBeGreaterThan(5);
        expect(holdsCardNumber(value)).toBe(false);
      }
      expect(await driver.charge(sandbox, card.reference)).toBe(true);
    });

    test('a card that its bank declines is no card', async () => {
      if (!hasPage) {
        const report = { kind: 'declined', code: expect.any(String) };
        expect(await begin(context(), 'declined')).toMatchObject({ kind: 'decided', report });
        return;
      }
      const opened = await open();
      const fields = await driver.act(sandbox, opened, 'decline');
      if (fields !== null) expect(await finish(opened)).toMatchObject({ kind: 'declined' });
    });

    test.skipIf(!hasPage)(
      'the return of an approved card names its enrolment; anything else is no return',
      async () => {
        const opened = await open();
        const fields = (await driver.act(sandbox, opened, 'approve')) ?? {};
        const { providerRef } = opened;
        expect(vault.readReturn?.(fields)).toEqual({ providerRef, abandoned: false });
        for (const forged of [{}, { order: '1' }, { Response: 'null' }, { TBK_TOKEN: '' }])
          expect(vault.readReturn?.(forged)).toBeNull();
      },
    );

    test.skipIf(!hasPage)('an abandoned page is read as such and brings no card', async () => {
      const opened = await open();
      const fields = (await driver.act(sandbox, opened, 'abandon')) ?? {};
      expect(vault.readReturn?.(fields)).toMatchObject({ abandoned: true });
      expect((await finish(opened)).kind).not.toBe('enrolled');
    });

    test.skipIf(!hasPage)(
      'a page that ran out of time, or that nobody finished, brings no card',
      async () => {
        const lapsed = await open();
        await driver.act(sandbox, lapsed, 'expire');
        for (const opened of [lapsed, await open()])
          expect((await finish(opened)).kind).not.toBe('enrolled');
      },
    );

    test('an enrolment that is finished twice brings one card', async () => {
      if (!hasPage) {
        const request = steps.requestOf(await driver.token(sandbox, 'approved'));
        const [first, second] = [
          await vault.begin(context(), request),
          await vault.begin(context(), request),
        ];
        expect(first).toMatchObject({ report: { kind: 'enrolled' } });
        expect(second).toMatchObject({ report: { kind: 'declined' } });
        return;
      }
      const opened = await open();
      await driver.act(sandbox, opened, 'approve');
      expect((await finish(opened)).kind).toBe('enrolled');
      expect(['declined', 'expired', 'unknown']).toContain((await finish(opened)).kind);
    });

    test.skipIf(!hasPage)('an enrolment that the provider never began brings no card', async () => {
      const { providerRef, reference } = await open();
      const other = `${providerRef.slice(0, -6)}aaaaaa`;
      expect((await finish({ providerRef: other, reference })).kind).not.toBe('enrolled');
    });

    test('a removed card is removed once, and is charged no more', async () => {
      const { reference } = await enrolled();
      expect(await vault.remove(context(), reference)).toBe('removed');
      if (!driver.endsCards) return;
      expect(['gone', 'removed']).toContain(await vault.remove(context(), reference));
      expect(await driver.charge(sandbox, reference)).toBe(false);
    });

    test('a card that ended at the provider is gone: it is not charged, and its removal succeeds', async () => {
      const card = await enrolled();
      await driver.withdraw(sandbox, card);
      expect(await driver.charge(sandbox, card.reference)).toBe(false);
      expect(['gone', 'removed']).toContain(await vault.remove(context(), card.reference));
      const names = { userId: 'u-1', sessionId: 's-1' };
      if (vault.deviceToken)
        expect(await vault.deviceToken(context(), card.reference, names)).toEqual({ kind: 'gone' });
    });

    test.each(faults)(
      'a beginning whose answer is lost (%s) brings no page and no card',
      async (fault) => {
        await injectFault(driver.calls.begin, fault);
        const begun = await begin(steps.shortTimeoutContext());
        if (hasPage) expect(begun.kind).toBe('notStarted');
        else expect(begun).toMatchObject({ kind: 'decided', report: { kind: 'unknown' } });
      },
    );

    const { finish: finishCall, remove: removeCall, deviceToken: tokenCall } = driver.calls;

    test.skipIf(finishCall === null).each(faults)(
      'a finish whose answer is lost (%s) is unknown',
      async (fault) => {
        const opened = await open();
        await driver.act(sandbox, opened, 'approve');
        await injectFault(finishCall ?? '', fault);
        expect(await finish(opened, steps.shortTimeoutContext())).toEqual({ kind: 'unknown' });
      },
    );

    test.skipIf(removeCall === null).each(faults)(
      'a removal whose answer is lost (%s) is unknown, and its repetition ends it',
      async (fault) => {
        const { reference } = await enrolled();
        await injectFault(removeCall ?? '', fault);
        // A success without a body cannot be malformed.
        const possible = fault === 'malformedJson' ? ['unknown', 'removed'] : ['unknown'];
        expect(possible).toContain(await vault.remove(steps.shortTimeoutContext(), reference));
        await sandbox.clearFaults();
        expect(['removed', 'gone']).toContain(await vault.remove(context(), reference));
      },
    );

    test.skipIf(tokenCall === null)(
      'a token of one use whose answer is lost is unknown',
      async () => {
        const { reference } = await enrolled();
        const names = { userId: 'u-1', sessionId: 's-1' };
        const askFrom = (at = context()) => vault.deviceToken?.(at, reference, names);
        expect(await askFrom()).toMatchObject({ kind: 'token', token: expect.any(String) });
        expect(await askFrom(steps.awayContext())).toEqual({ kind: 'unknown' });
        for (const body of [undefined, null, {}, { token: 7 }]) {
          const call = hostileCaller(context().call, { name: '', change: () => body });
          expect(await askFrom(context({ call }))).toEqual({ kind: 'unknown' });
        }
      },
    );

    test('an unreachable provider and wrong secrets say nothing about a card, and never throw', async () => {
      const { reference } = await enrolled();
      for (const at of [steps.awayContext(), steps.wrongSecrets()]) {
        const begun = await begin(at);
        expect(
          begun.kind === 'notStarted' ||
            (begun.kind === 'decided' && begun.report.kind === 'unknown'),
        ).toBe(true);
        if (removeCall !== null) expect(await vault.remove(at, reference)).toBe('unknown');
      }
      if (!hasPage) return;
      const opened = await open();
      await driver.act(sandbox, opened, 'approve');
      expect(await finish(opened, steps.awayContext())).toEqual({ kind: 'unknown' });
    });

    test('a hostile answer to the beginning opens no page of another origin', async () => {
      const fields = new Set<string>();
      await begin(context({ call: notingCaller(context().call, fields) }));
      for (const change of hostileChanges([...fields])) {
        const at = context({ call: hostileCaller(context().call, change) });
        const begun = await begin(at);
        if (begun.kind !== 'page') continue;
        expect(at.pageOrigins, change.name).toContain(new URL(begun.next.action).origin);
        expect(begun.providerRef.length, change.name).toBeGreaterThan(5);
      }
    });

    test('a hostile answer about a card brings a usable card or none, never shows more than four digits, and never throws', async () => {
      const fields = new Set<string>();
      await enrol(context({ call: notingCaller(context().call, fields) }));
      expect(fields.size).toBeGreaterThan(0);
      for (const change of hostileChanges([...fields])) {
        const report = await enrol(context({ call: hostileCaller(context().call, change) }));
        if (report.kind !== 'enrolled') continue;
        const { lastDigits, brand, reference } = report.card;
        expect(readLastDigits(lastDigits) ?? '0000', change.name).toMatch(/^\d{4}$/u);
        expect((brand ?? '').length, change.name).toBeLessThan(100);
        for (const value of Object.values(reference)) {
          expect(value, change.name).toMatch(/^[\w-]{5,200}$/u);
        }
      }
    });

    test.skipIf(removeCall === null)(
      'a hostile answer to a removal never ends a card',
      async () => {
        const { reference } = await enrolled();
        for (const fault of ['error500', 'error502Html', 'tooManyRequests']) {
          await injectFault(removeCall ?? '', fault);
          for (const change of hostileChanges(['error_message', 'code']).slice(0, 8)) {
            const at = context({
              call: hostileCaller(context().call, change),
              baseUrl: `${context().baseUrl}/elsewhere`,
            });
            expect(await vault.remove(at, reference), change.name).not.toBe('removed');
          }
          await sandbox.clearFaults();
        }
      },
    );
  },
);
