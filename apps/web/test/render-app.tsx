import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from '#app/router.tsx';

/** The whole product at an address, with the network of the test kit. */
export function renderAppAt(address: string) {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}
