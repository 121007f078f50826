import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { CrashMessage } from '#app/crash-message.tsx';
import { CrashScreen } from '#app/crash-screen.tsx';
import { requireSession } from '#app/require-session.ts';
import { loadHome, orBroken, signedInScreens } from '#app/signed-in-screens.ts';
import { Starting } from '#app/starting.tsx';
import { PATHS } from '#shared/config/paths.ts';

const signedInArea = (): RouteObject => ({
  path: PATHS.root,
  loader: requireSession,
  // The guard looks again at every step, not only at the first.
  shouldRevalidate: () => true,
  lazy: {
    Component: async () => (await import('#app/layouts/signed-in-layout.tsx')).SignedInLayout,
  },
  children: [
    {
      ErrorBoundary: CrashMessage,
      children: [{ index: true, lazy: { Component: orBroken(loadHome) } }, ...signedInScreens()],
    },
  ],
});

const door = (): RouteObject => ({
  lazy: { Component: async () => (await import('#app/layouts/door-layout.tsx')).DoorLayout },
  children: [
    {
      path: PATHS.login,
      lazy: { Component: async () => (await import('#app/routes/login.tsx')).LoginRoute },
    },
    {
      path: PATHS.register,
      lazy: { Component: async () => (await import('#app/routes/register.tsx')).RegisterRoute },
    },
    {
      path: PATHS.forgotPassword,
      lazy: {
        Component: async () =>
          (await import('#app/routes/forgot-password.tsx')).ForgotPasswordRoute,
      },
    },
    {
      path: PATHS.resetPassword,
      lazy: {
        loader: async () => (await import('#app/receive-reset-token.ts')).receiveResetToken,
        Component: async () => (await import('#app/routes/reset-password.tsx')).ResetPasswordRoute,
      },
    },
    {
      path: PATHS.emailVerification,
      lazy: {
        Component: async () =>
          (await import('#app/routes/email-verification.tsx')).EmailVerificationRoute,
      },
    },
    {
      path: PATHS.oauth2Success,
      lazy: {
        loader: async () => (await import('#app/receive-social-session.ts')).receiveSocialSession,
        Component: async () => (await import('#app/routes/oauth2-success.tsx')).OAuth2SuccessRoute,
      },
    },
  ],
});

/** Made anew for each router, which keeps its own notes in them. */
export const createRoutes = (): RouteObject[] => [
  {
    ErrorBoundary: CrashScreen,
    HydrateFallback: Starting,
    children: [
      signedInArea(),
      door(),
      {
        path: PATHS.about,
        lazy: { Component: async () => (await import('#app/routes/about.tsx')).AboutRoute },
      },
      {
        path: '*',
        lazy: { Component: async () => (await import('#app/routes/not-found.tsx')).NotFoundRoute },
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(createRoutes());
