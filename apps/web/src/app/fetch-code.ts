import { pause } from '#shared/time/pause.ts';

/** As many as a browser fetches at a time from one server without HTTP/2. */
const STEP = 6;

/** Hands the browser the page's links to its code, a few at a time: each takes a slow phone some milliseconds. */
export async function fetchCode(): Promise<void> {
  const links = document.querySelector<HTMLTemplateElement>('#code')?.content.children ?? [];
  for (const [index, link] of [...links].entries()) {
    if (index > 0 && index % STEP === 0) await pause();
    document.head.append(link);
  }
}
