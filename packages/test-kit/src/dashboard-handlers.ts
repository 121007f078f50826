import { API_PATHS } from '@wordloom/contracts/paths';
import { http, HttpResponse } from 'msw';
import { aDashboard } from './a-dashboard.ts';

export const dashboardHandlers = [
  http.get(`*${API_PATHS.dashboard}`, () => HttpResponse.json(aDashboard())),
];
