import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILE_NAME, FileStorage } from './file-storage.ts';

/** Files in one folder of the local disk. */
export class DiskStorage extends FileStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async put(name: string, content: Buffer): Promise<void> {
    const target = this.pathOf(name);
    const draft = path.join(this.folder, `.${randomUUID()}.part`);
    await mkdir(this.folder, { recursive: true });
    try {
      await writeFile(draft, content);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async get(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.pathOf(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  private pathOf(name: string): string {
    if (!FILE_NAME.test(name)) throw new Error('This is not the name of a stored file');
    return path.join(this.folder, name);
  }
}
