import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from '#app/router.tsx';

type Router = ReturnType<typeof createRouter>;

/** Brings the page to life. One that came with its screen drawn keeps it until the living one can take its place. */
export async function start(root: HTMLElement): Promise<void> {
  const router = createRouter();
  if (root.hasChildNodes()) await firstScreenOf(router);
  const alive = () => {
    root.inert = false;
  };
  // In small steps: the browser stays free for the learner meanwhile.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <Shown onShown={alive}>
          <RouterProvider router={router} />
        </Shown>
      </StrictMode>,
    );
  });
}

function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
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
