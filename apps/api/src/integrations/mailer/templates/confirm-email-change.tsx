import type { MailContent } from './mail-content.ts';
import { MailLayout } from './mail-layout.tsx';
import { Action, Paragraph, SpelledOut, Title } from './mail-parts.tsx';
import { plainText } from './plain-text.ts';
import { renderMail } from './render-mail.ts';
import { unlinkable } from './unlinkable.ts';

const SUBJECT = 'Confirm your new e-mail for Wordloom';
const VALIDITY = 'The link works once, for 24 hours. Until then your old address stays in use.';
const FOOTER =
  'Somebody entered this address for an account at Wordloom. If it was not you, ignore this mail: without the link nothing comes of it.';

/** Asks the new address for the click that makes it the account's own. */
export function confirmEmailChange({
  username,
  link,
}: {
  username: string;
  link: string;
}): MailContent {
  const intro = `This is to become the address of the account ${unlinkable(username)}. Confirm that it is yours.`;
  return {
    subject: SUBJECT,
    html: renderMail(
      <MailLayout subject={SUBJECT} preview={VALIDITY} footer={FOOTER}>
        <Title>Your new address</Title>
        <Paragraph>{intro}</Paragraph>
        <Action href={link}>Confirm my new e-mail</Action>
        <Paragraph>{VALIDITY}</Paragraph>
        <SpelledOut href={link} />
      </MailLayout>,
    ),
    text: plainText([intro, link, VALIDITY, FOOTER]),
  };
}
