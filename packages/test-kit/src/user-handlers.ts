import { http, HttpResponse } from 'msw';
import { aUser } from './a-user.ts';

export const userHandlers = [
  http.get('*/api/users/:id', ({ params }) =>
    HttpResponse.json(aUser({ id: Number(params['id']) })),
  ),
];
