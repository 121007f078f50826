import { relativeTime } from '@wordloom/domain/relative-time';
import type { KeptMail } from './mailbox.ts';
import { renderPage } from './page.tsx';

/** The list of mails. */
export function listPage(mails: KeptMail[], now: Date): string {
  return renderPage(
    'Mailbox · Wordloom',
    <>
      <h1>Mailbox</h1>
      <p className="soft">
        What Wordloom would have sent, newest first. This page refreshes itself.
      </p>
      <ul className="panel">
        {mails.map((mail) => (
          <Entry key={mail.name} mail={mail} now={now} />
        ))}
        {mails.length === 0 && <li className="empty">No mail yet. Register, and look again.</li>}
      </ul>
    </>,
  );
}

function Entry({ mail, now }: { mail: KeptMail; now: Date }) {
  return (
    <li>
      <a className="mail" href={`/dev/mailbox/${mail.name}`}>
        <strong>{mail.subject}</strong>
        <span>{mail.to}</span>
        <time dateTime={mail.sentAt.toISOString()}>{relativeTime(mail.sentAt, now)}</time>
      </a>
    </li>
  );
}
