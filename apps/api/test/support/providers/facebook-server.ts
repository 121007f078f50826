import { createHmac } from 'node:crypto';
import { type Answer, CLIENT, serve } from './oauth-server.ts';

/** As the Graph API puts what is wrong. */
function graphError(answer: Answer, message: string, code: number): void {
  answer(400, { error: { message, type: 'OAuthException', code, fbtrace_id: 'AbCdEf' } });
}

serve({
  settings: (origin) => ({
    FACEBOOK_CLIENT_ID: CLIENT.id,
    FACEBOOK_CLIENT_SECRET: CLIENT.secret,
    FACEBOOK_AUTHORIZATION_URL: `${origin}/v26.0/dialog/oauth`,
    FACEBOOK_TOKEN_URL: `${origin}/v26.0/oauth/access_token`,
    FACEBOOK_USERINFO_URL: `${origin}/v26.0/me`,
  }),
  paths: { authorize: '/v26.0/dialog/oauth', token: '/v26.0/oauth/access_token' },
  tokenError: (answer, reason) =>
    graphError(answer, `Error validating the request: ${reason}`, reason === 'client' ? 1 : 100),
  token: (answer, _request, accessToken) =>
    answer(200, { access_token: accessToken, token_type: 'bearer', expires_in: 5_183_944 }),
  // Facebook really appends this.
  fragment: '#_=_',
  resources: {
    '/v26.0/me': {
      at: 'profile',
      read: ({ query, scenes }, answer) => {
        const token = query.get('access_token') ?? '';
        const scene = scenes.get(token);
        const proof = createHmac('sha256', CLIENT.secret).update(token).digest('hex');
        if (!scene || scene.fault?.at === 'profile') {
          graphError(answer, 'Invalid OAuth access token.', 190);
        } else if (query.get('appsecret_proof') !== proof) {
          graphError(answer, 'Invalid appsecret_proof provided in the API argument', 100);
        } else {
          // Only what was asked for; the id always.
          const fields = new Set(['id', ...(query.get('fields') ?? '').split(/[,.(]/)]);
          const known = Object.entries(scene.profile).filter(([name]) => fields.has(name));
          answer(200, Object.fromEntries(known));
        }
      },
    },
  },
});
