import { DefaultNamingStrategy } from 'typeorm';

/** Columns are named as in SQL: `ownerId` → `owner_id`. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}
