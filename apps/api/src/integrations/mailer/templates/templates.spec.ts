import { describe, expect, it } from 'vitest';
import { addressAlreadyUsed } from './address-already-used.tsx';
import { confirmEmailChange } from './confirm-email-change.tsx';
import { confirmRegistration } from './confirm-registration.tsx';
import { emailChangeAddressUsed } from './email-change-address-used.tsx';
import { emailChangeRequested } from './email-change-requested.tsx';
import type { MailContent } from './mail-content.ts';
import { passwordChanged } from './password-changed.tsx';
import { passwordReset } from './password-reset.tsx';
import { socialSignInLinked } from './social-sign-in-linked.tsx';

const LINK = 'https://words.example/auth/verify?token=abc&purpose=x';
const LOGIN = 'https://words.example/login';
const RESET = 'https://words.example/forgot-password';

const mailsFor = (username: string): [string, MailContent, string[]][] => [
  ['confirmRegistration', confirmRegistration({ username, link: LINK }), [LINK]],
  [
    'addressAlreadyUsed',
    addressAlreadyUsed({ username, loginLink: LOGIN, resetLink: RESET }),
    [LOGIN, RESET],
  ],
  ['passwordReset', passwordReset({ username, link: LINK }), [LINK]],
  ['passwordChanged', passwordChanged({ username, resetLink: RESET }), [RESET]],
  [
    'socialSignInLinked',
    socialSignInLinked({ username, providerName: 'GitHub', resetLink: RESET }),
    [RESET],
  ],
  ['confirmEmailChange', confirmEmailChange({ username, link: LINK }), [LINK]],
  ['emailChangeRequested', emailChangeRequested({ username, resetLink: RESET }), [RESET]],
  [
    'emailChangeAddressUsed',
    emailChangeAddressUsed({ username, loginLink: LOGIN, resetLink: RESET }),
    [LOGIN, RESET],
  ],
];

/** What can make a program load or open something: attributes, and style sheets. */
const targets = (html: string) =>
  [...html.matchAll(/\b(?:href|src|action|background)="([^"]*)"|url\(([^)]*)\)/g)].map((found) =>
    (found[1] ?? found[2] ?? '').replaceAll('&amp;', '&'),
  );

describe.each(mailsFor('ada'))('%s', (_name, mail, links) => {
  it('links to what it was given and to nothing else', () => {
    expect(new Set(targets(mail.html))).toEqual(new Set(links));
    expect(mail.text.match(/https?:\/\/\S+/g)).toEqual(links);
  });

  it('has every link on a line of its own in the text part', () => {
    for (const link of links) expect(mail.text.split('\n')).toContain(link);
  });

  it('is a whole document that reads in both themes', () => {
    expect(mail.html).toMatch(/^<!DOCTYPE html><html[^>]* lang="en"/);
    expect(mail.html).toContain('@media (prefers-color-scheme: dark)');
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
    expect(mail.html).not.toMatch(/undefined|\[object|<script/);
  });
});

describe.each(mailsFor('<b onload="x">&'))('%s for a name with markup', (_name, mail) => {
  it('shows the name and obeys none of it', () => {
    expect(mail.html).toContain('&lt;b onload=&quot;x&quot;&gt;&amp;');
    expect(mail.html).not.toContain('<b ');
    expect(mail.text).toContain('<b onload="x">&');
  });
});

describe.each(mailsFor('http://evil.example'))('%s for a name like a link', (_name, mail) => {
  it('gives mail programs nothing to make a link of', () => {
    expect(mail.text).not.toMatch(/evil\.example|http:\/\//);
    expect(mail.html).not.toMatch(/evil\.example|http:\/\//);
  });
});

it('addressAlreadyUsed offers a new password only where there is a way to one', () => {
  const mail = addressAlreadyUsed({ username: 'ada', loginLink: LOGIN });
  expect(new Set(targets(mail.html))).toEqual(new Set([LOGIN]));
  expect(mail.text).not.toContain('Forgotten');
});
