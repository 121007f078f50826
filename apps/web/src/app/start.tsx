import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from '#app/router.tsx';

type Router = ReturnType<typeof createRouter>;

/** Brings the page to life. One that came with its screen drawn keeps it until the living one can take its place. */
export async function start(root: HTMLElement): Promise<void> {
  const router = createRouter();
  if (root.hasChildNodes()) await firstScreenOf(router);
  root.inert = false;
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

function firstScreenOf(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
