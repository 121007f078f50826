import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The HTML part. React's own renderer: react-email's brings a formatter along that mails do not need. */
export function renderMail(mail: ReactElement): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(mail)}`;
}
