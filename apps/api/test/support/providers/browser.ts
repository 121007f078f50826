import type { AddressInfo } from 'node:net';
import type { SocialProvider } from '@wordloom/contracts/paths';
import type { NestExpressApplication } from '@nestjs/platform-express';

const PUBLIC = 'http://wordloom.test';

/** A browser that signs in with a provider: it keeps cookies and goes where it is sent, one step at a time. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** The `Set-Cookie` lines it got. */
  readonly cookieLines: string[] = [];

  constructor(private app: NestExpressApplication) {}

  /** Another process behind the same address answers from now on. */
  reach(app: NestExpressApplication): void {
    this.app = app;
  }

  /** Follows the button, and the provider's page up to the way back. @returns the address it is to come back to */
  async leave(provider: SocialProvider): Promise<URL> {
    const there = await this.begin(provider);
    const response = await fetch(there, { redirect: 'manual' });
    return locationOf(response);
  }

  /** Follows the button. @returns where it is sent */
  async begin(provider: SocialProvider): Promise<URL> {
    return locationOf(await this.open(new URL(`${PUBLIC}/auth/oauth2/${provider}`)));
  }

  /** Comes back. @returns what the landing screen reads in its address */
  async comeBack(callback: URL): Promise<Record<string, string>> {
    const response = await this.open(callback);
    const { origin, pathname, searchParams } = locationOf(response);
    if (origin + pathname !== `${PUBLIC}/oauth2-success`) {
      throw new Error(`It landed at ${origin}${pathname}`);
    }
    return Object.fromEntries(searchParams);
  }

  async signIn(provider: SocialProvider): Promise<Record<string, string>> {
    return this.comeBack(await this.leave(provider));
  }

  /** One request to the product. */
  async open(url: URL, method = 'GET'): Promise<Response> {
    const { port } = this.app.getHttpServer().address() as AddressInfo;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, {
      method,
      redirect: 'manual',
      headers: { cookie, 'user-agent': 'a browser' },
    });
    for (const line of response.headers.getSetCookie()) {
      this.cookieLines.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return response;
  }
}

function locationOf(response: Response): URL {
  const location = response.headers.get('location');
  if (response.status !== 302 || location === null) {
    throw new Error(`It was sent nowhere: ${response.status}`);
  }
  return new URL(location, PUBLIC);
}
