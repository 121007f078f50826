import type { DataSource } from 'typeorm';
import type { Settings } from '#config/settings.ts';
import { FileStorage } from '#integrations/file-storage/file-storage.ts';
import { createApp } from '../create-app.ts';
import { RegistrationService } from '../modules/auth/registration.service.ts';
import { DemoService } from '../modules/demo/demo.service.ts';

/**
 * The product's own services. The app is made but never started: what begins on its own, such as sending
 * the mails that wait, stays with the product that serves.
 */
export async function openServices(settings: Settings, dataSource: DataSource) {
  // Standard output is the command's own.
  const app = await createApp({ ...settings, logLevel: 'silent' }, dataSource);
  return {
    demo: app.get(DemoService),
    registration: app.get(RegistrationService),
    files: app.get(FileStorage),
    close: () => app.close(),
  };
}
