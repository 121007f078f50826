import type { Settings } from '#config/settings.ts';

export const PUBLIC_ADDRESS = Symbol('public address');

/** Where people reach the product: from the settings alone, never from a request's Host header. */
export class PublicAddress {
  constructor(private origin: string) {}

  /** An absolute address from a path that starts with a slash. */
  link(path: string): string {
    return this.origin + path;
  }

  /** Whether people reach it over TLS. */
  get https(): boolean {
    return this.origin.startsWith('https:');
  }

  /** Told once the port is known, when the system was asked to choose it. */
  use(origin: string): void {
    this.origin = origin;
  }
}

/** `PUBLIC_URL`, or the host and port it listens on. */
export function publicOrigin(settings: Settings, port: number): string {
  if (settings.publicUrl) return settings.publicUrl;
  const host = ['0.0.0.0', '::'].includes(settings.host) ? 'localhost' : settings.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
