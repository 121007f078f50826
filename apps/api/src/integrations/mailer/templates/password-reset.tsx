import type { MailContent } from './mail-content.ts';
import { MailLayout } from './mail-layout.tsx';
import { Action, Paragraph, SpelledOut, Title } from './mail-parts.tsx';
import { plainText } from './plain-text.ts';
import { renderMail } from './render-mail.ts';
import { unlinkable } from './unlinkable.ts';

const SUBJECT = 'A new password for Wordloom';
const VALIDITY = 'The link works once, for an hour. A new password signs you out everywhere.';
const FOOTER =
  'Somebody asked for a new password for the account with this address. If it was not you, ignore this mail: your password stays as it is.';

/** Leads to the screen where a forgotten password is replaced. */
export function passwordReset({ username, link }: { username: string; link: string }): MailContent {
  const intro = `You are ${unlinkable(username)} at Wordloom. Choose a new password, and the words are yours again.`;
  return {
    subject: SUBJECT,
    html: renderMail(
      <MailLayout subject={SUBJECT} preview={VALIDITY} footer={FOOTER}>
        <Title>Forgotten? It happens.</Title>
        <Paragraph>{intro}</Paragraph>
        <Action href={link}>Choose a new password</Action>
        <Paragraph>{VALIDITY}</Paragraph>
        <SpelledOut href={link} />
      </MailLayout>,
    ),
    text: plainText([intro, 'Choose a new password:', link, VALIDITY, FOOTER]),
  };
}
