import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-google-oauth20';
import { z } from 'zod';
import { readJson } from './read-json.ts';
import { addressSchema, type SocialProfile, subjectSchema, textSchema } from './social-profile.ts';
import { settleInto, type StrategyParts } from './strategy-parts.ts';

const USERINFO_URL = 'https://openidconnect.googleapis.com/v1/userinfo';

const userinfoSchema = z.object({
  sub: subjectSchema,
  email: addressSchema,
  email_verified: z.unknown().optional(),
  name: textSchema,
  picture: textSchema,
});

/** Sign-in with Google: OpenID Connect's userinfo, PKCE. */
export class GoogleStrategy extends PassportStrategy(Strategy, 'google') {
  private readonly userinfoUrl: string;

  constructor({ settings, store }: StrategyParts) {
    super({
      clientID: settings.clientId,
      clientSecret: settings.clientSecret,
      authorizationURL: settings.authorizationUrl,
      tokenURL: settings.tokenUrl ?? 'https://oauth2.googleapis.com/token',
      scope: ['openid', 'email', 'profile'],
      pkce: true,
      store,
    });
    this.userinfoUrl = settings.userinfoUrl ?? USERINFO_URL;
  }

  override userProfile(accessToken: string, done: (error: unknown, profile?: unknown) => void) {
    const place = { url: this.userinfoUrl, accessToken };
    settleInto(done, readJson(this._oauth2, place, userinfoSchema).then(fromGoogle));
  }

  override validate(_accessToken: string, _refreshToken: string, profile: SocialProfile) {
    return profile;
  }
}

function fromGoogle(userinfo: z.output<typeof userinfoSchema>): SocialProfile {
  return {
    provider: 'google',
    subject: userinfo.sub,
    email: userinfo.email,
    // A text in some of Google's answers.
    emailVerified: userinfo.email_verified === true || userinfo.email_verified === 'true',
    name: userinfo.name ?? '',
    // Ninety-six pixels unless one asks for more.
    pictureUrl: userinfo.picture?.replace(/=s96-c$/, '=s512-c'),
  };
}
