import type { UpdateUser } from '@wordloom/contracts/users';
import { http, HttpResponse } from 'msw';
import { aUser } from './a-user.ts';

export const userHandlers = [
  http.get('*/api/users/:id', ({ params }) =>
    HttpResponse.json(aUser({ id: Number(params['id']) })),
  ),
  http.put('*/api/users/:id', async ({ params, request }) => {
    const { username } = (await request.json()) as UpdateUser;
    return HttpResponse.json(aUser({ id: Number(params['id']), ...(username && { username }) }));
  }),
  http.delete('*/api/users/:id', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/users/:id/avatar', () =>
    HttpResponse.json({ imageUrl: '/api/pictures/avatar-1.webp', message: 'Avatar updated!' }),
  ),
];
