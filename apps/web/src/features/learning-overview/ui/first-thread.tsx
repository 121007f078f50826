import type { ReactNode } from 'react';

/** For a newcomer: there is nothing to count yet, so the first step is everything. */
export function FirstThread({ children }: { children: ReactNode }) {
  return (
    <section className="overflow-hidden rounded-panel border border-line bg-card shadow-card">
      <EmptyLoom />
      <div className="px-5 pt-5 pb-7 sm:px-8 sm:pt-6 sm:pb-9">
        <h2 className="text-2xl">Your loom is ready</h2>
        <p className="mt-1.5 max-w-[34rem] text-soft">
          Type one word and see it in up to four languages, with a picture and a sentence for each.
          Every card you find is kept, and this page fills with your cloth.
        </p>
        <div className="mt-5 flex flex-wrap gap-2.5">{children}</div>
      </div>
    </section>
  );
}

const WARP = Array.from({ length: 32 }, (_, index) => 12 + index * 24);
const FIRST_WEFT = ['indigo', 'madder', 'weld', 'woad', 'cochineal', 'saffron', 'verdigris'];

/** A bare warp, and the first weft on its way through it. */
function EmptyLoom() {
  return (
    <svg
      viewBox="0 0 768 132"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      className="block h-28 w-full sm:h-36"
    >
      {WARP.map((x) => (
        <rect key={x} x={x - 4} width="8" height="132" fill="var(--line)" opacity=".6" />
      ))}
      {FIRST_WEFT.map((dye, index) => (
        <rect
          key={dye}
          x={index * 48 - 8}
          y="52"
          width="40"
          height="18"
          rx="6"
          fill={`var(--dye-${dye})`}
        />
      ))}
    </svg>
  );
}
