import { GoogleServer } from './google-server.ts';
import type { Scene } from './oauth-server.ts';

// Google in a process of its own, told its scenes by the parent as the other providers are.
const google = await GoogleServer.start();
process.on('message', ({ scene }: { scene: Scene }) => {
  google.userinfo = scene.profile;
  google.denies = scene.denies ?? false;
  process.send?.({ calls: [] });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ settings: google.environment });
