import { LibraryBig, Play } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { HomeAvatar } from '#app/routes/home-avatar.tsx';
import { useCurrentUser } from '#entities/user/model/use-current-user.ts';
import { PendingEmailNote } from '#entities/user/ui/pending-email-note.tsx';
import { SelectImage } from '#features/avatar-upload/select-image.tsx';
import { UploadBar } from '#features/avatar-upload/upload-bar.tsx';
import { useAvatarChoice } from '#features/avatar-upload/use-avatar-choice.ts';
import { PATHS } from '#shared/config/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { ThemedLogo } from '#shared/ui/themed-logo.tsx';

export function Greeting() {
  const navigate = useNavigate();
  const { data: user, isLoading } = useCurrentUser();
  const avatar = useAvatarChoice();
  const selectImage = useRef<HTMLButtonElement>(null);
  return (
    <section className="relative flex flex-col gap-5 rounded-panel border border-line bg-card p-5 shadow-card sm:flex-row sm:items-center sm:p-7">
      <HomeAvatar user={user} preview={avatar.choice?.preview} />
      <div className="min-w-0">
        <PageHeading
          title={user ? `Hello, ${user.username}` : 'Hello,'}
          documentTitle="Home"
          titleClassName="text-3xl sm:text-4xl"
        />
        <p role="status" className="sr-only">
          {isLoading && 'Loading...'}
        </p>
        <p className="mt-1.5 max-w-[36rem] text-lg text-soft">
          Welcome back! Ready to continue your journey of learning new words and mastering
          languages? Let&apos;s go!
        </p>
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Button onClick={() => void navigate(PATHS.dashboard)}>
            <Play aria-hidden="true" />
            Start Learning
          </Button>
          <Button variant="outline" onClick={() => void navigate(PATHS.myWords)}>
            <LibraryBig aria-hidden="true" />
            My Words
          </Button>
          <SelectImage ref={selectImage} onChoose={avatar.choose} />
        </div>
        {avatar.choice && (
          <UploadBar
            key={avatar.choice.preview}
            file={avatar.choice.file}
            reload={() => void navigate(0)}
            onCancel={() => {
              avatar.cancel();
              selectImage.current?.focus();
            }}
          />
        )}
        {user?.pendingEmail && (
          <PendingEmailNote email={user.pendingEmail} className="mt-4 max-w-[36rem]" />
        )}
      </div>
      <ThemedLogo size={64} className="absolute top-9 right-5 sm:static sm:ml-auto xl:size-24" />
    </section>
  );
}
