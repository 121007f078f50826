import { expect, type APIRequestContext } from '@playwright/test';

/** The link to this path in the newest mail to the address that has one, once it has come. */
export async function linkInMail(
  request: APIRequestContext,
  email: string,
  path: string,
): Promise<string> {
  const pattern = new RegExp(`${path}\\?token=[\\w-]+`);
  let link: string | undefined;
  await expect(async () => {
    for (const mail of await mailsTo(request, email)) {
      link ??= pattern.exec(await (await request.get(mail)).text())?.[0];
    }
    expect(link, `a mail to ${email} with a link to ${path}`).toBeDefined();
  }).toPass({ intervals: [50, 100, 200] });
  return link ?? '';
}

/** The addresses of the mails in the mailbox, newest first. */
async function mailsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const list = await (await request.get('/dev/mailbox')).text();
  return list
    .split('<li>')
    .filter((item) => item.includes(email))
    .flatMap((item) => /href="(\/dev\/mailbox\/[^"]+)"/.exec(item)?.[1] ?? []);
}
