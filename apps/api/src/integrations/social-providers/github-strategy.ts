import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-github2';
import { z } from 'zod';
import { readJson } from './read-json.ts';
import { addressSchema, type SocialProfile, subjectSchema, textSchema } from './social-profile.ts';
import { CALLED_LATER, settleInto, type StrategyParts } from './strategy-parts.ts';

const USER_URL = 'https://api.github.com/user';
const EMAILS_URL = 'https://api.github.com/user/emails';

const userSchema = z.object({ id: subjectSchema, login: textSchema, avatar_url: textSchema });
const emailsSchema = z.array(
  z.object({
    email: addressSchema,
    primary: z.unknown().optional(),
    verified: z.unknown().optional(),
  }),
);

/** Sign-in with GitHub: the profile tells at best the public address, so the list of addresses is read too. */
export class GithubStrategy extends PassportStrategy(Strategy, 'github') {
  private readonly userUrl: string;
  private readonly emailsUrl: string;

  constructor({ settings, store }: StrategyParts) {
    const options = {
      clientID: settings.clientId,
      clientSecret: settings.clientSecret,
      callbackURL: CALLED_LATER,
      authorizationURL: settings.authorizationUrl,
      tokenURL: settings.tokenUrl,
      scope: ['user:email'],
      userAgent: 'wordloom',
      // Else the token comes as a form.
      customHeaders: { Accept: 'application/json' },
      pkce: true,
      store,
    };
    super(options);
    this.userUrl = settings.userinfoUrl ?? USER_URL;
    this.emailsUrl = settings.emailsUrl ?? EMAILS_URL;
  }

  override userProfile(
    accessToken: string,
    done: (error?: Error | null, profile?: unknown) => void,
  ) {
    settleInto(done, this.readProfile(accessToken));
  }

  override validate(_accessToken: string, _refreshToken: string, profile: SocialProfile) {
    return profile;
  }

  private async readProfile(accessToken: string): Promise<SocialProfile> {
    const user = await readJson(this._oauth2, { url: this.userUrl, accessToken }, userSchema);
    const emails = await readJson(this._oauth2, { url: this.emailsUrl, accessToken }, emailsSchema);
    const primary = emails.find((each) => each.primary === true);
    return {
      provider: 'github',
      subject: user.id,
      email: primary?.email,
      emailVerified: primary?.verified === true,
      name: user.login ?? '',
      pictureUrl: user.avatar_url,
    };
  }
}
