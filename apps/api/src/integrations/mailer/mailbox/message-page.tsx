import type { KeptMail } from './mailbox.ts';
import { MAIL_SANDBOX } from './page-headers.ts';
import { renderPage } from './page.tsx';

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** One mail: its headers, its HTML in a frame that can do nothing, its text with links to follow. */
export function messagePage(mail: KeptMail): string {
  return renderPage(
    `${mail.subject} · Mailbox`,
    <>
      <p>
        <a href="/dev/mailbox">← All mails</a>
      </p>
      <h1>{mail.subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>{mail.to}</dd>
        <dt>From</dt>
        <dd>{mail.from}</dd>
        <dt>Date</dt>
        <dd>
          <time dateTime={mail.sentAt.toISOString()}>{mail.sentAt.toUTCString()}</time>
        </dd>
        <dt>Message-ID</dt>
        <dd>{mail.messageId}</dd>
      </dl>
      <div className="panel">
        <iframe
          title="The mail as it looks"
          src={`/dev/mailbox/${mail.name}/html`}
          sandbox={MAIL_SANDBOX}
        />
      </div>
      <h2>Text</h2>
      <pre>{mail.text.split(ADDRESS).map(linked)}</pre>
    </>,
  );
}

/** Splitting by a captured pattern leaves the addresses at the odd places. */
function linked(part: string, index: number) {
  if (index % 2 === 0) return part;
  return (
    <a key={index} href={part} rel="noreferrer">
      {part}
    </a>
  );
}
