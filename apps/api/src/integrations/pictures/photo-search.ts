import type { ImageCredit } from '@wordloom/contracts/word-cards';

/** Photos on a page of results; providers allow 30 and more. */
export const PHOTOS_PER_PAGE = 15;

export interface PhotoQuery {
  /** In the language of `languageCode`, without its article. */
  word: string;
  languageCode: string;
  /** From 1. */
  page: number;
}

export interface Photo {
  address: string;
  credit: ImageCredit;
  /** What the provider wants to be asked once the photo is used: a path of its API. */
  useReport?: string;
}

export interface PhotoPage {
  /** Those of the page that we may show. */
  photos: readonly Photo[];
  /** How many there are on all pages, as the provider says. */
  total: number;
}

/** A provider is in trouble, or answers what cannot be used. Its message quotes nothing of the answer. */
export class PhotosUnavailable extends Error {
  override readonly name = 'PhotosUnavailable';
}

/** Finds photos for words. */
export abstract class PhotoSearch {
  /** The only hosts its photos come from. */
  abstract readonly hosts: readonly string[];

  /** @throws PhotosUnavailable */
  abstract find(query: PhotoQuery, signal: AbortSignal): Promise<PhotoPage>;

  /**
   * Tells the provider that a photo is used, where it asks for that.
   * @throws PhotosUnavailable
   */
  abstract reportUse(photo: Photo, signal: AbortSignal): Promise<void>;
}

/** The search where no provider is chosen: there is never a photo. */
export class NoPhotos extends PhotoSearch {
  override readonly hosts = [];

  override find(): Promise<PhotoPage> {
    return Promise.resolve({ photos: [], total: 0 });
  }

  override reportUse(): Promise<void> {
    return Promise.resolve();
  }
}
