import type { IncomingMessage } from 'node:http';
import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  OAuth2Server,
} from 'oauth2-mock-server';

/** Google, played by oauth2-mock-server, which checks PKCE. */
export class GoogleServer {
  /** What userinfo says of whoever signs in. */
  userinfo: Record<string, unknown> = {};
  denies = false;

  private readonly server: OAuth2Server;

  // Node runs this file as it stands, and so cannot be asked to write the assignment.
  private constructor(server: OAuth2Server) {
    this.server = server;
  }

  static async start(): Promise<GoogleServer> {
    const server = new OAuth2Server();
    await server.issuer.keys.generate('ES256');
    await server.start(0, '127.0.0.1');
    const google = new GoogleServer(server);
    server.service.on(Events.BeforeUserinfo, (response: MutableResponse) => {
      response.body = google.userinfo;
    });
    server.service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri) => {
      if (!google.denies) return;
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    });
    return google;
  }

  get environment(): Record<string, string> {
    const origin = `http://127.0.0.1:${this.server.address().port}`;
    return {
      GOOGLE_CLIENT_ID: 'wordloom-id',
      GOOGLE_CLIENT_SECRET: 'wordloom-secret',
      GOOGLE_AUTHORIZATION_URL: `${origin}/authorize`,
      GOOGLE_TOKEN_URL: `${origin}/token`,
      GOOGLE_USERINFO_URL: `${origin}/userinfo`,
    };
  }

  /** Lets the next answer to userinfo, or of the token endpoint, be another one. */
  answerOnce(
    at: 'userinfo' | 'token',
    change: (response: MutableResponse, request: IncomingMessage) => void,
  ) {
    this.server.service.once(
      at === 'token' ? Events.BeforeResponse : Events.BeforeUserinfo,
      change,
    );
  }

  stop(): Promise<void> {
    return this.server.stop();
  }
}
