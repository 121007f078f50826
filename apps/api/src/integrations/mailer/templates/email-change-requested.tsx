import type { MailContent } from './mail-content.ts';
import { MailLayout } from './mail-layout.tsx';
import { Action, Paragraph, SpelledOut, Title } from './mail-parts.tsx';
import { plainText } from './plain-text.ts';
import { renderMail } from './render-mail.ts';
import { unlinkable } from './unlinkable.ts';

const SUBJECT = 'Your Wordloom account is to get another e-mail';
const IF_YOU = 'If it was you, follow the link in the mail to your new address.';
const IF_NOT_YOU =
  'If it was not you, choose a new password: that stops the change and signs everybody else out.';
const FOOTER = 'Wordloom tells you whenever somebody wants to change the address of your account.';

/** Tells the present address of an account that another one is to take its place; not which one. */
export function emailChangeRequested({
  username,
  resetLink,
}: {
  username: string;
  resetLink: string;
}): MailContent {
  const intro = `Somebody signed in as ${unlinkable(username)} entered a new e-mail. This address stays in use until the new one is confirmed.`;
  return {
    subject: SUBJECT,
    html: renderMail(
      <MailLayout subject={SUBJECT} preview={intro} footer={FOOTER}>
        <Title>Moving to another address?</Title>
        <Paragraph>{intro}</Paragraph>
        <Paragraph>{IF_YOU}</Paragraph>
        <Paragraph>{IF_NOT_YOU}</Paragraph>
        <Action href={resetLink}>Choose a new password</Action>
        <SpelledOut href={resetLink} />
      </MailLayout>,
    ),
    text: plainText([intro, IF_YOU, IF_NOT_YOU, resetLink, FOOTER]),
  };
}
