import type { ReactNode } from 'react';

/** One place of the carousel. */
export interface Slide {
  key: string | number;
  languageCode: string;
  languageName: string;
  face: ReactNode;
}
