import type { CreateCategory } from '@wordloom/contracts/categories';
import { http, HttpResponse } from 'msw';
import { aCategory, CATEGORIES } from './a-category.ts';
import { LANGUAGES } from './a-language.ts';

export const referenceHandlers = [
  http.get('*/api/language', () => HttpResponse.json(LANGUAGES)),
  http.get('*/api/category', () => HttpResponse.json(CATEGORIES)),
  http.post('*/api/category', async ({ request }) => {
    const { name } = (await request.json()) as CreateCategory;
    return HttpResponse.json(aCategory({ id: 99, name }), { status: 201 });
  }),
];
