import { Injectable } from '@nestjs/common';
import { FILE_NAME, FileStorage } from '#integrations/file-storage/file-storage.ts';
import { Pictures } from '#integrations/pictures/pictures.ts';
import { IllustrationsRepository } from './illustrations.repository.ts';

@Injectable()
export class PictureFilesService {
  constructor(
    private readonly files: FileStorage,
    private readonly illustrations: IllustrationsRepository,
    private readonly pictures: Pictures,
  ) {}

  /** A stored picture, or a card's illustration, drawn now. Undefined when there is neither. */
  async find(name: string): Promise<Buffer | undefined> {
    if (!FILE_NAME.test(name)) return undefined;
    const stored = await this.files.get(name);
    if (stored) return stored;
    const request = await this.illustrations.find(name);
    return request && this.pictures.draw(name, request);
  }
}
