import { CLIENT, type ResourceCall, type Scene, serve } from './oauth-server.ts';

const ERRORS = {
  code: ['bad_verification_code', 'The code passed is incorrect or expired.'],
  client: ['incorrect_client_credentials', 'The client_id and/or client_secret are incorrect.'],
  redirect: ['redirect_uri_mismatch', 'The redirect_uri MUST match the registered callback URL.'],
} as const;

/** As GitHub does: bearer token in the header, a User-Agent or nothing. */
function sceneOf({ request, scenes }: ResourceCall): Scene | undefined {
  const token = /^(?:bearer|token) (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return request.headers['user-agent'] === undefined ? undefined : scenes.get(token ?? '');
}

serve({
  settings: (origin) => ({
    GITHUB_CLIENT_ID: CLIENT.id,
    GITHUB_CLIENT_SECRET: CLIENT.secret,
    GITHUB_AUTHORIZATION_URL: `${origin}/login/oauth/authorize`,
    GITHUB_TOKEN_URL: `${origin}/login/oauth/access_token`,
    GITHUB_USERINFO_URL: `${origin}/user`,
    GITHUB_EMAILS_URL: `${origin}/user/emails`,
  }),
  paths: { authorize: '/login/oauth/authorize', token: '/login/oauth/access_token' },
  // GitHub says what is wrong with status 200.
  tokenError: (answer, reason) => {
    const [error, description] = ERRORS[reason];
    answer(200, { error, error_description: description, error_uri: 'https://docs.github.com' });
  },
  token: (answer, request, accessToken) => {
    const body = { access_token: accessToken, scope: 'user:email', token_type: 'bearer' };
    if (request.headers.accept?.includes('json')) answer(200, body);
    else answer(200, new URLSearchParams(body).toString(), 'application/x-www-form-urlencoded');
  },
  resources: {
    '/user': {
      at: 'profile',
      read: (call, answer) => {
        const scene = sceneOf(call);
        if (!scene || scene.fault?.at === 'profile') answer(401, { message: 'Bad credentials' });
        else answer(200, scene.profile);
      },
    },
    '/user/emails': {
      at: 'emails',
      read: (call, answer) => {
        const scene = sceneOf(call);
        if (!scene) answer(401, { message: 'Bad credentials' });
        else if (scene.fault?.at === 'emails') answer(404, { message: 'Not Found' });
        else answer(200, scene.emails ?? []);
      },
    },
  },
});
