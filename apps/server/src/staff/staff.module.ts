import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { approveSharedDevice, changeStaff, removeDevice, removeStaff } from './change-staff.ts';
import { createCounterCode } from './create-counter-code.ts';
import { lockCounter, signOutDevice } from './end-counter-session.ts';
import { inviteStaff } from './invite-staff.ts';
import { listActions } from './list-actions.ts';
import { listDevicePeople } from './list-device-people.ts';
import { listDevices, listStaff } from './list-staff.ts';
import { readCounterMe } from './read-counter-me.ts';
import { sendNewDeviceNoticeJob } from './send-new-device-notice.job.ts';
import { sendNewDeviceNotice } from './send-new-device-notice.ts';
import { sendStaffInvitationJob } from './send-staff-invitation.job.ts';
import { sendStaffInvitation } from './send-staff-invitation.ts';
import { sendWrongPinsNoticeJob } from './send-wrong-pins-notice.job.ts';
import { sendWrongPinsNotice } from './send-wrong-pins-notice.ts';
import { setPin } from './set-pin.ts';
import { signInAtCounter } from './sign-in-at-counter.ts';
import { signInWithPin } from './sign-in-with-pin.ts';
import { watchStore } from './watch-store.ts';

export const staffModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      createCounterCode,
      signInAtCounter,
      getDevicePeople: listDevicePeople,
      signInWithPin,
      lockCounter,
      signOutDevice,
      setPin,
      getCounterMe: readCounterMe,
      watchStore,
      getStaff: listStaff,
      inviteStaff,
      changeStaff,
      removeStaff,
      getDevices: listDevices,
      approveDevice: approveSharedDevice,
      removeDevice,
      getActions: listActions,
    }),
  jobs: [
    performs(sendStaffInvitationJob, sendStaffInvitation),
    performs(sendNewDeviceNoticeJob, sendNewDeviceNotice),
    performs(sendWrongPinsNoticeJob, sendWrongPinsNotice),
  ],
});
