export const CONTENT_ID = 'content';

export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-control bg-primary px-4 py-2.5 font-semibold text-on-primary focus-visible:translate-y-0"
    >
      Skip to content
    </a>
  );
}
