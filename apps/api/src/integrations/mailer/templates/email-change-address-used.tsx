import type { MailContent } from './mail-content.ts';
import { MailLayout } from './mail-layout.tsx';
import { Action, Paragraph, SpelledOut, TextLink, Title } from './mail-parts.tsx';
import { plainText } from './plain-text.ts';
import { renderMail } from './render-mail.ts';
import { unlinkable } from './unlinkable.ts';

const SUBJECT = 'This e-mail has a Wordloom account already';
const NOTHING_CHANGED = 'Nothing has changed: an address can belong to one account only.';
const FORGOTTEN = 'Forgotten your password?';
const FOOTER =
  'Somebody entered this address for another account at Wordloom. If it was not you, there is nothing to do.';

/** Tells the owner of an account that its address was entered in another one; the screen does not say so. */
export function emailChangeAddressUsed({
  username,
  loginLink,
  resetLink,
}: {
  /** The name of the account that has the address. */
  username: string;
  loginLink: string;
  resetLink: string;
}): MailContent {
  const intro = `Somebody, perhaps you, wants to move another account to this address. It already belongs to your account ${unlinkable(username)}.`;
  return {
    subject: SUBJECT,
    html: renderMail(
      <MailLayout subject={SUBJECT} preview={NOTHING_CHANGED} footer={FOOTER}>
        <Title>You have an account here</Title>
        <Paragraph>{intro}</Paragraph>
        <Paragraph>{NOTHING_CHANGED}</Paragraph>
        <Action href={loginLink}>Sign in</Action>
        <Paragraph>
          {FORGOTTEN} <TextLink href={resetLink}>Choose a new one</TextLink>
        </Paragraph>
        <SpelledOut href={loginLink} />
      </MailLayout>,
    ),
    text: plainText([
      intro,
      NOTHING_CHANGED,
      'Sign in:',
      loginLink,
      `${FORGOTTEN} Choose a new one:`,
      resetLink,
      FOOTER,
    ]),
  };
}
