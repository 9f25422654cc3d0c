import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { changeStaff, approveSharedDevice, removeDevice, removeStaff } from './change-staff.ts';
import { inviteStaff } from './invite-staff.ts';
import { listActions } from './list-actions.ts';
import { listDevices, listStaff } from './list-staff.ts';

export const counterStaffRoutes = (deps: Deps) =>
  ({
    getStaff: (call) => listStaff(deps, call),
    inviteStaff: (call) => inviteStaff(deps, call),
    changeStaff: (call) => changeStaff(deps, call),
    removeStaff: (call) => removeStaff(deps, call),
    getDevices: (call) => listDevices(deps, call),
    approveDevice: (call) => approveSharedDevice(deps, call),
    removeDevice: (call) => removeDevice(deps, call),
    getActions: (call) => listActions(deps, call),
  }) satisfies RouteHandlers;
