import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DYES } from '@wordloom/domain/palette';
import { PAGE_STYLE } from './page-style.ts';

/** A whole page in the product's look. */
export function renderPage(title: string, content: ReactNode): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{PAGE_STYLE}</style>
      </head>
      <body>
        <div className="band" aria-hidden="true">
          {DYES.map(({ name, hex }) => (
            <i key={name} style={{ backgroundColor: hex }} />
          ))}
        </div>
        <main>{content}</main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
