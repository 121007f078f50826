import type { MailContent } from './mail-content.ts';
import { MailLayout } from './mail-layout.tsx';
import { Action, Paragraph, SpelledOut, Title } from './mail-parts.tsx';
import { plainText } from './plain-text.ts';
import { renderMail } from './render-mail.ts';
import { unlinkable } from './unlinkable.ts';

const SUBJECT = 'Confirm your e-mail for Wordloom';
const INTRO =
  'One step is left: confirm that this address is yours, and your first word can go on the loom.';
const VALIDITY = 'The link works once, for 24 hours.';
const FOOTER =
  'Somebody registered at Wordloom with this address. If it was not you, ignore this mail: without the link nothing comes of it.';

/** Asks for the click that makes a registration an account. */
export function confirmRegistration({
  username,
  link,
}: {
  username: string;
  link: string;
}): MailContent {
  const welcome = `Welcome, ${unlinkable(username)}`;
  return {
    subject: SUBJECT,
    html: renderMail(
      <MailLayout subject={SUBJECT} preview={INTRO} footer={FOOTER}>
        <Title>{welcome}</Title>
        <Paragraph>{INTRO}</Paragraph>
        <Action href={link}>Confirm my e-mail</Action>
        <Paragraph>{VALIDITY}</Paragraph>
        <SpelledOut href={link} />
      </MailLayout>,
    ),
    text: plainText([`${welcome}!`, INTRO, link, VALIDITY, FOOTER]),
  };
}
