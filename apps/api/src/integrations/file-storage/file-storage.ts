/** Keeps files under flat names (`card-3f2a….webp`); a name is written once and never changes its content. */
export abstract class FileStorage {
  /** Stores a file whole or not at all. */
  abstract put(name: string, content: Buffer): Promise<void>;
  /** The content, or undefined when there is no such file. */
  abstract get(name: string): Promise<Buffer | undefined>;
  /** Removes a file; one that is gone already is fine. */
  abstract remove(name: string): Promise<void>;
}

/** What a stored file may be called: no folders, no dots but the one before the ending. */
export const FILE_NAME = /^[a-z]+-[\w-]{8,80}\.webp$/;
