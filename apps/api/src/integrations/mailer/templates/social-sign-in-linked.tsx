import type { MailContent } from './mail-content.ts';
import { MailLayout } from './mail-layout.tsx';
import { Action, Paragraph, SpelledOut, Title } from './mail-parts.tsx';
import { plainText } from './plain-text.ts';
import { renderMail } from './render-mail.ts';
import { unlinkable } from './unlinkable.ts';

const IF_YOU = 'If it was you, there is nothing to do. Every other way to sign in still works.';
const FOOTER = 'Wordloom tells you whenever an account gets another way to sign in.';

/** Tells the owner of an account that a provider signs them in from now on. */
export function socialSignInLinked({
  username,
  providerName,
  resetLink,
}: {
  username: string;
  providerName: string;
  resetLink: string;
}): MailContent {
  const subject = `${providerName} now signs you in to Wordloom`;
  const intro = `Somebody signed in with a ${providerName} account that has this e-mail. From now on it opens the Wordloom account ${unlinkable(username)}.`;
  const ifNotYou = `If it was not you, somebody can read your mail or uses your ${providerName} account: make both safe first, then choose a new password here, which signs everybody else out.`;
  return {
    subject,
    html: renderMail(
      <MailLayout subject={subject} preview={intro} footer={FOOTER}>
        <Title>Another way to sign in</Title>
        <Paragraph>{intro}</Paragraph>
        <Paragraph>{IF_YOU}</Paragraph>
        <Paragraph>{ifNotYou}</Paragraph>
        <Action href={resetLink}>Choose a new password</Action>
        <SpelledOut href={resetLink} />
      </MailLayout>,
    ),
    text: plainText([intro, IF_YOU, ifNotYou, resetLink, FOOTER]),
  };
}
