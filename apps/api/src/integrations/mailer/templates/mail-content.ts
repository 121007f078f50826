/** A mail's words, rendered; who gets it is not its concern. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}
