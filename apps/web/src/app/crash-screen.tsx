import { CrashMessage } from '#app/crash-message.tsx';
import { StandaloneScreen } from '#app/layouts/standalone-screen.tsx';

export function CrashScreen() {
  return (
    <StandaloneScreen>
      <CrashMessage />
    </StandaloneScreen>
  );
}
