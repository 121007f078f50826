import type { ReactNode } from 'react';

/** Says that there is nothing, and what to do about it. */
export function NoCards({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="rounded-panel border border-dashed border-line px-6 py-12 text-center sm:py-16">
      <LooseThreads />
      <p role="status" className="mt-4 font-serif text-xl">
        {message}
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-3 empty:hidden">{children}</div>
    </div>
  );
}

function LooseThreads() {
  return (
    <svg viewBox="0 0 96 48" fill="none" aria-hidden="true" className="mx-auto h-12 w-24">
      <g strokeWidth="5" strokeLinecap="round">
        <path stroke="var(--dye-indigo)" d="M6 14c14-10 24 10 38 2s26-10 46 0" />
        <path stroke="var(--dye-madder)" d="M8 26c18 8 26-8 40-2s24 8 42 0" />
        <path stroke="var(--dye-weld)" d="M12 38c12-8 26 6 38 0s22-6 36 2" />
      </g>
    </svg>
  );
}
