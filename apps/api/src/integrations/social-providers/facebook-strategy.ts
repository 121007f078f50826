import { createHmac } from 'node:crypto';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-facebook';
import { z } from 'zod';
import { readJson } from './read-json.ts';
import { addressSchema, type SocialProfile, subjectSchema, textSchema } from './social-profile.ts';
import { CALLED_LATER, settleInto, type StrategyParts } from './strategy-parts.ts';

/** Of July 2026; Facebook keeps a version for about two years. */
const GRAPH_VERSION = 'v26.0';
const FIELDS = 'id,name,email,picture.width(512).height(512)';

const pictureSchema = z.object({
  data: z.object({ url: textSchema, is_silhouette: z.boolean().optional() }),
});
const meSchema = z.object({
  id: subjectSchema,
  name: textSchema,
  email: addressSchema,
  picture: pictureSchema.optional().catch(undefined),
});

/** Sign-in with Facebook, which does not say whether it ever checked an address. */
export class FacebookStrategy extends PassportStrategy(Strategy, 'facebook') {
  private readonly userinfoUrl: string;
  private readonly clientSecret: string;

  constructor({ settings, store }: StrategyParts) {
    super({
      clientID: settings.clientId,
      clientSecret: settings.clientSecret,
      callbackURL: CALLED_LATER,
      graphAPIVersion: GRAPH_VERSION,
      ...(settings.authorizationUrl && { authorizationURL: settings.authorizationUrl }),
      ...(settings.tokenUrl && { tokenURL: settings.tokenUrl }),
      scope: ['email', 'public_profile'],
      store,
    });
    this.userinfoUrl = settings.userinfoUrl ?? `https://graph.facebook.com/${GRAPH_VERSION}/me`;
    this.clientSecret = settings.clientSecret;
  }

  override userProfile(accessToken: string, done: (error: unknown, profile?: unknown) => void) {
    const url = new URL(this.userinfoUrl);
    url.searchParams.set('fields', FIELDS);
    url.searchParams.set('appsecret_proof', this.proof(accessToken));
    const place = { url: url.href, accessToken };
    settleInto(done, readJson(this._oauth2, place, meSchema).then(fromFacebook));
  }

  override validate(_accessToken: string, _refreshToken: string, profile: SocialProfile) {
    return profile;
  }

  /** Shows that the caller has the app's secret, not only somebody's token. */
  private proof(accessToken: string): string {
    return createHmac('sha256', this.clientSecret).update(accessToken).digest('hex');
  }
}

function fromFacebook({ id, name = '', email, picture }: z.output<typeof meSchema>): SocialProfile {
  const pictureUrl = picture?.data.is_silhouette ? undefined : picture?.data.url;
  return { provider: 'facebook', subject: id, email, emailVerified: undefined, name, pictureUrl };
}
