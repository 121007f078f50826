import { toast } from 'react-hot-toast/headless';
import { DOOR_TOASTS, SIGNED_IN_TOASTS, type ToastArea } from '#shared/toast/toast-area.ts';

function notifierFor({ durations }: ToastArea) {
  return {
    success: (message: string) => void toast.success(message, { duration: durations.success }),
    error: (message: string) => void toast.error(message, { duration: durations.error }),
    plain: (message: string) => void toast(message, { duration: durations.blank }),
  };
}

/** Says one thing in the signed-in area. */
export const notify = notifierFor(SIGNED_IN_TOASTS);

/** Says one thing on the screens before the sign-in. */
export const notifyAtTheDoor = notifierFor(DOOR_TOASTS);
