import type { createCounterCode as endpoint } from '@comanda/contract/counter/sign-in.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { type RequestDeps, requestVerification } from '../verification/request-verification.ts';

type Endpoint = typeof endpoint;

/**
 * Makes the code with which a staff member signs in. Nothing here asks whether the email is one of
 * a staff member: the job that mails it does. docs/rules/counter-staff.md#sign-in-by-a-mailed-code.
 */
export const createCounterCode = (
  deps: RequestDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> =>
  requestVerification(deps, call, { purpose: 'counter', userId: null, email: call.body.email });
