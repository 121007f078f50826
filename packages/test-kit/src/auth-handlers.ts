import { API_PATHS } from '@wordloom/contracts/paths';
import { http, HttpResponse } from 'msw';
import { aSession } from './a-session.ts';
import { aUser } from './a-user.ts';

export const TOKEN = 'a-token';

export const authHandlers = [
  http.post(`*${API_PATHS.login}`, () =>
    HttpResponse.json({ token: TOKEN, userId: aUser().id, message: 'Welcome' }),
  ),
  http.post(`*${API_PATHS.register}`, () =>
    HttpResponse.json(
      { message: 'Registration successful. Please check your email.' },
      { status: 201 },
    ),
  ),
  http.post(`*${API_PATHS.logout}`, () => new HttpResponse(null, { status: 204 })),
  http.post(`*${API_PATHS.resendVerification}`, () =>
    HttpResponse.json({ message: 'Please check your email.' }, { status: 202 }),
  ),
  http.post(`*${API_PATHS.forgotPassword}`, () =>
    HttpResponse.json(
      { message: 'If this address has an account, a link is on its way.' },
      { status: 202 },
    ),
  ),
  http.post(`*${API_PATHS.resetPassword}`, () =>
    HttpResponse.json({ message: 'Your password has been changed.' }),
  ),
  http.get(`*${API_PATHS.sessions}`, () => HttpResponse.json([aSession()])),
  http.delete(`*${API_PATHS.sessions}`, () => new HttpResponse(null, { status: 204 })),
];
