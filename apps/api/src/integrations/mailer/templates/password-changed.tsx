import type { MailContent } from './mail-content.ts';
import { MailLayout } from './mail-layout.tsx';
import { Action, Paragraph, SpelledOut, Title } from './mail-parts.tsx';
import { plainText } from './plain-text.ts';
import { renderMail } from './render-mail.ts';
import { unlinkable } from './unlinkable.ts';

const SUBJECT = 'Your Wordloom password has changed';
const IF_YOU = 'If it was you, there is nothing to do.';
const IF_NOT_YOU =
  'If it was not you, somebody else has your account: choose a new password at once, and they are signed out.';
const FOOTER = 'Wordloom tells you whenever the password of your account changes.';

/** Tells the owner of an account that it has a new password. */
export function passwordChanged({
  username,
  resetLink,
}: {
  username: string;
  resetLink: string;
}): MailContent {
  const intro = `The account ${unlinkable(username)} has a new password, and every other browser was signed out.`;
  return {
    subject: SUBJECT,
    html: renderMail(
      <MailLayout subject={SUBJECT} preview={IF_YOU} footer={FOOTER}>
        <Title>A new password</Title>
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
