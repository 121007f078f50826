import { serverMessage } from '#shared/api-client/api-failure.ts';
import { notifyAtTheDoor } from '#shared/toast/toast.ts';

/** Asks for the link and says the server's answer, which is the same whatever the address. */
export async function sendLinkAgain(email: string): Promise<void> {
  try {
    const { resendConfirmation } = await import('#entities/user/api/resend-confirmation.ts');
    const { message } = await resendConfirmation({ email });
    notifyAtTheDoor.success(message ?? 'The link is on its way. Please check your email.');
  } catch (error) {
    notifyAtTheDoor.error(serverMessage(error) ?? 'The link could not be sent. Please try again.');
  }
}
