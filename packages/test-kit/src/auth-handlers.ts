import { API_PATHS } from '@wordloom/contracts/paths';
import { http, HttpResponse } from 'msw';
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
];
