import type { MailContent } from './mail-content.ts';
import { MailLayout } from './mail-layout.tsx';
import { Action, Paragraph, SpelledOut, TextLink, Title } from './mail-parts.tsx';
import { plainText } from './plain-text.ts';
import { renderMail } from './render-mail.ts';
import { unlinkable } from './unlinkable.ts';

const SUBJECT = 'You already have a Wordloom account';
const NOTHING_CHANGED = 'Nothing has changed, and you can sign in as before.';
const FORGOTTEN = 'Forgotten your password?';
const FOOTER =
  'Somebody tried to register at Wordloom with this address. If it was not you, there is nothing to do.';

/** Tells the owner of an account that its address was given for a new one; the screen does not say so. */
export function addressAlreadyUsed({
  username,
  loginLink,
  resetLink,
}: {
  /** The name of the account there is, never the one just asked for. */
  username: string;
  loginLink: string;
  resetLink?: string;
}): MailContent {
  const owner = unlinkable(username);
  const intro = `Somebody, probably you, registered with this address. It already belongs to your account ${owner}.`;
  return {
    subject: SUBJECT,
    html: renderMail(
      <MailLayout subject={SUBJECT} preview={NOTHING_CHANGED} footer={FOOTER}>
        <Title>You are already one of us</Title>
        <Paragraph>{intro}</Paragraph>
        <Paragraph>{NOTHING_CHANGED}</Paragraph>
        <Action href={loginLink}>Sign in</Action>
        {resetLink && (
          <Paragraph>
            {FORGOTTEN} <TextLink href={resetLink}>Choose a new one</TextLink>
          </Paragraph>
        )}
        <SpelledOut href={loginLink} />
      </MailLayout>,
    ),
    text: plainText([
      intro,
      NOTHING_CHANGED,
      'Sign in:',
      loginLink,
      ...(resetLink ? [`${FORGOTTEN} Choose a new one:`, resetLink] : []),
      FOOTER,
    ]),
  };
}
