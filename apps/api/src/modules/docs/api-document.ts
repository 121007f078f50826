import { Injectable } from '@nestjs/common';

/** The OpenAPI document as JSON text, built from the running application when it is first asked for. */
@Injectable()
export class ApiDocument {
  private build: (() => object) | undefined;
  private text: string | undefined;

  /** Told once the application stands. */
  use(build: () => object): void {
    this.build = build;
  }

  read(): string {
    this.text ??= JSON.stringify(this.build?.());
    return this.text;
  }
}
