import type { Deps } from '../../deps.ts';
import type { RouteHandlers } from '../../platform/http/call.ts';
import {
  changeStaff,
  approveSharedDevice,
  removeDevice,
  removeStaff,
} from '../../workflows/counter/staff/change-staff.ts';
import { inviteStaff } from '../../workflows/counter/staff/invite-staff.ts';
import { listActions } from '../../workflows/counter/staff/list-actions.ts';
import { listDevices, listStaff } from '../../workflows/counter/staff/list-staff.ts';

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
